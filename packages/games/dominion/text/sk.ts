export { en as sk } from './en.ts';
