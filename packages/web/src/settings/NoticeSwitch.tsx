import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { turnNoticesOff, turnNoticesOn } from './notices.ts';
import { pushObstacle } from './pushSupport.ts';
import { Switch } from './Switch.tsx';
import { useSettings } from './settingsStore.ts';

/** Turns push notifications on or off, or says why this browser cannot have them. */
export function NoticeSwitch(): ReactNode {
  const { t } = useText();
  const isWanted = useSettings((settings) => settings.notices);
  const [obstacle, setObstacle] = useState(pushObstacle);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = async (on: boolean): Promise<void> => {
    setBusy(true);
    const trouble = on ? await turnNoticesOn() : await turnNoticesOff().then(() => null);
    setFailed(trouble === 'failed');
    setObstacle(pushObstacle());
    setBusy(false);
  };
  const hint = failed ? 'failed' : (obstacle ?? 'hint');
  return (
    <Switch
      label={t('settings.notices')}
      hint={t(`settings.notices.${hint}`)}
      checked={isWanted && obstacle === null}
      disabled={busy || obstacle !== null}
      onChange={(on) => void change(on)}
    />
  );
}
