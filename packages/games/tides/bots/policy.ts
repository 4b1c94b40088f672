export { randomPolicy as policy } from '@regalia/kernel';
