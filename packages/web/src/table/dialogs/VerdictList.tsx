import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import styles from './EndDialog.module.css';
import type { Verdict } from './verify.ts';

interface VerdictListProps {
  readonly verdict: Verdict;
  readonly isRemote: boolean;
  readonly nameOf: (seat: Seat) => string;
}

/** What was found out about a record; on a table of this browser nobody else had to be a witness. */
export function VerdictList({ verdict, isRemote, nameOf }: VerdictListProps): ReactNode {
  const { say, locale } = useLazyText();
  const { replays, witnessed, missing, aborted } = verdict;
  const names = (seats: readonly Seat[]): string => new Intl.ListFormat(locale).format(seats.map(nameOf));
  return (
    <ul className={styles.verdict} role="status">
      <Proof holds={replays === 'kept'} text={say(`verify.replays.${replays}`)} />
      <Shuffle verdict={verdict} isRemote={isRemote} />
      {missing === 0 && <Proof holds text={say('verify.shares.all')} />}
      {missing !== null && missing > 0 && (
        <li className={styles.plain}>{say('verify.shares.missing', { n: missing })}</li>
      )}
      {aborted.map((seats) => (
        <li key={seats.join()} className={styles.plain}>
          {say('verify.aborted', { names: names(seats) })}
        </li>
      ))}
      {isRemote && <Proof holds={witnessed === 'kept'} text={say(`verify.witnessed.${witnessed}`)} />}
    </ul>
  );
}

function Shuffle({ verdict: { shuffle }, isRemote }: Pick<VerdictListProps, 'verdict' | 'isRemote'>): ReactNode {
  const { say } = useLazyText();
  if (shuffle === 'laid') return <li className={styles.plain}>{say('verify.laid')}</li>;
  if (shuffle === 'unproven') return <Proof holds={false} text={say('verify.committed.not')} />;
  if (shuffle === 'dealt') return <Proof holds text={say('verify.dealt')} />;
  return <Proof holds text={say(isRemote ? 'verify.committed.late' : 'verify.committed')} />;
}

function Proof({ holds, text }: { readonly holds: boolean; readonly text: string }): ReactNode {
  return (
    <li className={holds ? styles.holds : styles.fails}>
      <Glyph name={holds ? 'check' : 'close'} />
      {text}
    </li>
  );
}
