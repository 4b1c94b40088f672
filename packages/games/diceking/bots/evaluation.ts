export { leadsOf as evaluateAll } from './yardstick/evaluation.ts';
