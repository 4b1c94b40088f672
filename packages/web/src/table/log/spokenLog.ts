import type { Seat } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSource } from '../../tableModel/TableSource.ts';

/** A sentence to be spoken. */
export interface SpokenLine {
  readonly key: string;
  readonly text: string;
}

/** What a region remembers: as many sentences as a screen reader may still have to say. */
const MOST = 40;

export function undoneText(speech: Pick<TableSpeech, 't' | 'nameOf' | 'reader'>, seat: Seat): string {
  return seat === speech.reader ? speech.t('log.undo.you') : speech.t('log.undo', { name: speech.nameOf(seat) });
}

/** The sentences of everything after a step, in order; undone ones have been spoken when they happened. */
export function linesAfter(
  step: number,
  log: readonly Happening[],
  game: TableSource['game'],
  speech: Pick<TableSpeech, 't' | 'nameOf' | 'reader' | 'plain'>,
): SpokenLine[] {
  return log
    .filter((happening) => happening.step > step)
    .flatMap((happening) => {
      if (happening.kind === 'undo') {
        return [{ key: `${happening.step}`, text: undoneText(speech, happening.seat) }];
      }
      return happening.events.flatMap((event, i) => {
        const message = game.texts.ofEvent(event);
        return message ? [{ key: `${happening.step}-${i}`, text: speech.plain(message) }] : [];
      });
    });
}

/** The region with what is new: lines are only ever added, so that each is spoken once. */
export function addLines(spoken: readonly SpokenLine[], news: readonly SpokenLine[]): readonly SpokenLine[] {
  const known = new Set(spoken.map(({ key }) => key));
  // What the region has forgotten was spoken before what it still knows.
  const added = news.slice(news.findLastIndex(({ key }) => known.has(key)) + 1);
  return added.length === 0 ? spoken : [...spoken, ...added].slice(-MOST);
}

/** Whether another seat has acted after a step, so that it is worth saying whose turn it is. */
export function haveOthersActed(log: readonly Happening[], step: number, me: Seat | null): boolean {
  return log.some(
    (happening) =>
      happening.step > step &&
      happening.kind === 'events' &&
      happening.events.some((event) => 'seat' in event && event.seat !== me),
  );
}
