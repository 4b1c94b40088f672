import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { IconButton } from '../ui/Button.tsx';

const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));

export function SettingsButton(): ReactNode {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton glyph="settings" label={t('settings.title')} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
