import type { ReactNode } from 'react';
import type { ShellKey } from '../i18n/shellTexts.ts';
import { useText } from '../i18n/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

type Keys = readonly (readonly [string, ShellKey])[];

const TABLE_KEYS: Keys = [
  ['1 – 9', 'keys.mark'],
  ['Enter', 'keys.send'],
  ['← ↑ → ↓', 'keys.move'],
  ['i', 'keys.large'],
  ['h', 'keys.hand'],
  ['b', 'keys.offered'],
  ['p', 'keys.prompt'],
  ['l', 'keys.log'],
  [', .', 'keys.look-back'],
  ['Esc', 'keys.present'],
  ['?', 'keys.list'],
];

export const REPLAY_KEYS: Keys = [
  ['← →', 'keys.look-back'],
  ['Home', 'replay.first'],
  ['End', 'replay.last'],
  ['Space', 'replay.play'],
  ['i', 'keys.large'],
  ['?', 'keys.list'],
];

interface KeysDialogProps {
  readonly keys?: Keys;
  readonly onClose: () => void;
}

/** Every key that means something here. */
export function KeysDialog({ keys = TABLE_KEYS, onClose }: KeysDialogProps): ReactNode {
  const { t } = useText();
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
