import type { ShellKey } from '../../../i18n/shellTexts.ts';
import type { Translate } from '../../../i18n/text.ts';
import { NameRefused } from './api.ts';
import { ServerRefusal } from './call.ts';

const KNOWN = {
  'already-answered': 'trouble.already-answered',
  'bad-code': 'trouble.bad-code',
  blocked: 'trouble.blocked',
  busy: 'trouble.busy',
  'cannot-undo': 'trouble.cannot-undo',
  'chat-off': 'trouble.chat-off',
  closing: 'trouble.closing',
  'illegal-answer': 'trouble.illegal-answer',
  'low-disk': 'trouble.low-disk',
  'not-asked': 'trouble.not-asked',
  'not-host': 'trouble.not-host',
  'nothing-asked': 'trouble.nothing-asked',
  'reserved-name': 'trouble.reserved-name',
  'seat-taken': 'trouble.seat-taken',
  'stale-step': 'trouble.stale-step',
  'too-many': 'trouble.too-many',
  'unfit-log': 'trouble.unfit-log',
  'wrong-phase': 'trouble.wrong-phase',
} as const satisfies Partial<Record<ServerRefusal['code'], ShellKey>>;

/** What went wrong, in the reader's language where there is a sentence for it. */
export function errorText(t: Translate, error: Error): string {
  // `fetch` rejects so where no server answers.
  if (error instanceof TypeError) return t('trouble.no-server');
  if (error instanceof NameRefused) return t('trouble.name');
  if (!(error instanceof ServerRefusal)) return error.message;
  const key: ShellKey | undefined = KNOWN[error.code as keyof typeof KNOWN];
  return key === undefined ? error.message : t(key);
}
