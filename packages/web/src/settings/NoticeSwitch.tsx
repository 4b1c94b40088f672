import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { hindranceHere } from './hindrance.ts';
import { turnNoticesOff, turnNoticesOn } from './notices.ts';
import { Switch } from './Switch.tsx';
import { useSettings } from './store.ts';

/** Whether this browser is told of my turns, or why it cannot be. */
export function NoticeSwitch(): ReactNode {
  const { t } = useText();
  const isWanted = useSettings((settings) => settings.notices);
  const [hindrance, setHindrance] = useState(hindranceHere);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = async (on: boolean): Promise<void> => {
    setBusy(true);
    const trouble = on ? await turnNoticesOn() : await turnNoticesOff().then(() => null);
    setFailed(trouble === 'failed');
    setHindrance(hindranceHere());
    setBusy(false);
  };
  const hint = failed ? 'failed' : (hindrance ?? 'hint');
  return (
    <Switch
      label={t('settings.notices')}
      hint={t(`settings.notices.${hint}`)}
      checked={isWanted && hindrance === null}
      disabled={busy || hindrance !== null}
      onChange={(on) => void change(on)}
    />
  );
}
