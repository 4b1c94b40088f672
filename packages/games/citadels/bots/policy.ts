export { firstPolicy as policy } from './yardstick/policy.ts';
