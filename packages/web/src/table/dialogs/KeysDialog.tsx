import type { ReactNode } from 'react';
import type { LazyKey } from '../../i18n/lazyTexts/lazyTexts.ts';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import type { ShellKey } from '../../i18n/shellTexts.ts';
import { useText } from '../../i18n/text.ts';
import { useSettings } from '../../settings/settingsStore.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './KeysDialog.module.css';

/** What the buttons of a replay say too. */
type ReplayKey = ShellKey & `replay.${string}`;

/** A character can be switched off; on the card that has the focus it cannot. */
type Keys = readonly (readonly [key: string, text: LazyKey | ReplayKey, kind?: 'character'])[];

const TABLE_KEYS: Keys = [
  ['1 2 3 …', 'keys.mark', 'character'],
  ['Enter', 'keys.send'],
  ['← ↑ → ↓', 'keys.move'],
  ['i', 'keys.large'],
  ['h', 'keys.hand', 'character'],
  ['b', 'keys.offered', 'character'],
  ['p', 'keys.prompt', 'character'],
  ['l', 'keys.log', 'character'],
  [', .', 'keys.look-back', 'character'],
  ['Esc', 'keys.present'],
  ['?', 'keys.list', 'character'],
];

const REPLAY_KEYS: Keys = [
  ['← →', 'keys.look-back'],
  ['Home', 'replay.first'],
  ['End', 'replay.last'],
  ['Space', 'replay.play'],
  ['i', 'keys.large'],
  ['?', 'keys.list', 'character'],
];

interface KeysDialogProps {
  readonly isReplay: boolean;
  readonly onClose: () => void;
}

/** Every key that means something here, and that characters can be switched off. */
export function KeysDialog({ isReplay, onClose }: KeysDialogProps): ReactNode {
  const { t } = useText();
  const { say } = useLazyText();
  const isOn = useSettings((settings) => settings.keys);
  const shown = (isReplay ? REPLAY_KEYS : TABLE_KEYS).filter(([, , kind]) => isOn || kind !== 'character');
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {shown.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{isOfReplay(text) ? t(text) : say(text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{say(isOn ? 'keys.on' : 'keys.off')}</p>
    </Dialog>
  );
}

function isOfReplay(text: LazyKey | ReplayKey): text is ReplayKey {
  return text.startsWith('replay.');
}
