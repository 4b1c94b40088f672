import { test } from '@playwright/test';
import { citadelsAt } from '../web/citadelsRecords.ts';
import { LOOKS } from './looks.ts';
import { shootTables } from './tables.ts';

/** The questions of the game that look different. */
const QUESTIONS = [
  { name: '31-draft', seats: 4, prompt: 'draft' },
  { name: '32-draft-of-seven', seats: 7, prompt: 'draft' },
  { name: '33-draft-and-lay', seats: 2, prompt: 'draft-and-lay' },
  { name: '34-assassin', seats: 4, prompt: 'turn', character: 'assassin' },
  { name: '35-warlord', seats: 7, prompt: 'turn', character: 'warlord', round: 6 },
  { name: '36-keep', seats: 4, prompt: 'keep', round: 1 },
  { name: '37-window', seats: 5, prompt: 'fristensky', actionCards: 'on', round: 1 },
  { name: '38-action-cards', seats: 3, prompt: 'turn', actionCards: 'on', round: 4 },
  { name: '39-end', seats: 4 },
] as const;

for (const look of LOOKS) {
  test(`Citadels ${look.size} ${look.colorScheme} ${look.locale}`, async ({ browser, baseURL }) => {
    const tables = QUESTIONS.map(({ name, ...wanted }) => ({ name, file: citadelsAt(wanted) }));
    await shootTables(browser, baseURL, look, tables);
  });
}
