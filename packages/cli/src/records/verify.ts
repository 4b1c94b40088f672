import { checkHash, type Game, type GameRecord, keepsCommitment, replay } from '@regalia/kernel';
import { saysNo } from '../failure.ts';

/** Checks everything a record claims and says what was found; throws with a sentence at the first thing that is wrong. */
export function verifyRecord(game: Game, record: GameRecord): string[] {
  const { seed, answers, hash } = record;
  const found = [`${game.id}, revision ${record.revision}, ${record.seats} seats, ${answers.length} answers`];
  if (seed.kind === 'fast')
    found.push('The seed is a number that nobody committed to, so this cannot show that nobody chose the shuffle.');
  else {
    if (seed.secret === null) throw saysNo('The secret of this game has not been revealed, so it cannot be checked.');
    if (!keepsCommitment(seed)) throw saysNo('The secret is not the one that was committed to before the game.');
    found.push('The secret is the one that was committed to before the game.');
  }
  const check = checkHash(game, record);
  if (check === 'broken') throw saysNo(`The answers do not lead to the state ${hash} that the record names.`);
  found.push(
    check === 'kept'
      ? `The answers lead to the state the record names: ${hash}.`
      : 'Every answer could be given. The state the record names is that of format 1, which is no longer checked.',
  );
  found.push(replay(game, record).flow.outcome === null ? 'The game is not over.' : 'The game is over.');
  return found;
}
