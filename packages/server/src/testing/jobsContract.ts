import { makeRequest } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import { type Game, isLegal, openDecision, seedFast, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { type Jobs, JobsClosed, type ThinkJob } from '../ports/jobs.ts';

const tides = GAMES.get('tides') as Game;
const { state } = startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 7 } });

/** A question at the first decision of Tides of Time. */
export function thinkJob(more: Partial<ThinkJob> = {}): ThinkJob {
  const request = makeRequest(tides, state, 0, seedFast(1), { id: 0, bot: 'random', seed: 1, deadline: 0 });
  return { ...request, milliseconds: 1000, share: { addressGroup: 'home', person: 'ann' }, ...more };
}

/** The contract of every `Jobs`. */
export function jobsContract(open: () => Jobs): void {
  test('bots answer legally, many at once', async () => {
    const jobs = open();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, seed) => jobs.think(thinkJob({ seed }))));
    for (const answer of answers) {
      expect(isLegal(openDecision(state, 0) as NonNullable<ReturnType<typeof openDecision>>, answer)).toBe(true);
    }
  });

  test('equal questions get equal answers', async () => {
    const jobs = open();
    expect(await jobs.think(thinkJob())).toEqual(await jobs.think(thinkJob()));
  });

  test('a failing job is refused, and later ones run', async () => {
    const jobs = open();
    await expect(jobs.think(thinkJob({ bot: 'nobody' }))).rejects.toThrow('no bot "nobody"');
    expect(await jobs.think(thinkJob())).toHaveLength(1);
  });

  test('closing leaves unanswered questions open and starts no new jobs', async () => {
    const jobs = open();
    const asked = Array.from({ length: 20 }, (_, seed) =>
      jobs.think(thinkJob({ seed })).then(
        () => 'answered',
        (error) => error,
      ),
    );
    await jobs.close();
    for (const outcome of await Promise.all(asked))
      if (outcome !== 'answered') expect(outcome).toBeInstanceOf(JobsClosed);
    await expect(jobs.think(thinkJob())).rejects.toBeInstanceOf(JobsClosed);
  });
}
