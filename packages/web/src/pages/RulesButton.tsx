import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { Button } from '../ui/Button.tsx';

export function RulesButton({ game }: { readonly game: string }): ReactNode {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button glyph="rules" onClick={() => setOpen(true)}>
        {t('rules.title')}
      </Button>
      {open && <RulesDialog game={game} rule={null} onClose={() => setOpen(false)} />}
    </>
  );
}
