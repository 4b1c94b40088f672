export { KingdomChoice as Setup } from './KingdomChoice.tsx';
export { KingdomShown as Shown } from './KingdomShown.tsx';
