export { DataChoice as Setup } from './DataChoice.tsx';
