// Follows the guides for a new game and a new card on a copy of the project.
import { followGuides } from './test/guides/follow-guides.mjs';

const { passed, failed } = await followGuides();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
