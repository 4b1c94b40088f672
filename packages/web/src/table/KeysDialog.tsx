import type { ReactNode } from 'react';
import type { ShellKey } from '../i18n/shellTexts.ts';
import { useText } from '../i18n/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

const KEYS = [
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
] as const satisfies readonly (readonly [string, ShellKey])[];

/** Every key that means something at a table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useText();
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, text]) => (
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
