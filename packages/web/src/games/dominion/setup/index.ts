export { KingdomChoice as Setup } from './KingdomChoice.tsx';
