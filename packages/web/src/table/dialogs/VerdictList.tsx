import type { ReactNode } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import styles from './EndDialog.module.css';
import type { Verdict } from './verify.ts';

interface VerdictListProps {
  readonly verdict: Verdict;
  readonly isRemote: boolean;
}

/** What was found out about a record; on a table of this browser nobody else had to be a witness. */
export function VerdictList({ verdict, isRemote }: VerdictListProps): ReactNode {
  const { say } = useLazyText();
  const { replays, shuffle, witnessed } = verdict;
  return (
    <ul className={styles.verdict} role="status">
      <Proof holds={replays === 'kept'} text={say(`verify.replays.${replays}`)} />
      {shuffle === 'laid' ? (
        <li className={styles.plain}>{say('verify.laid')}</li>
      ) : (
        <Proof
          holds={shuffle === 'committed'}
          text={say(shuffle === 'committed' ? 'verify.committed' : 'verify.committed.not')}
        />
      )}
      {isRemote && <Proof holds={witnessed === 'kept'} text={say(`verify.witnessed.${witnessed}`)} />}
    </ul>
  );
}

function Proof({ holds, text }: { readonly holds: boolean; readonly text: string }): ReactNode {
  return (
    <li className={holds ? styles.holds : styles.fails}>
      <Glyph name={holds ? 'check' : 'close'} />
      {text}
    </li>
  );
}
