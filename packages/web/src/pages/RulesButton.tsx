import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';

const RulesDialog = lazy(async () => ({ default: (await import('../rules/RulesDialog.tsx')).RulesDialog }));

export function RulesButton({ game }: { readonly game: string }): ReactNode {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button glyph="rules" onClick={() => setOpen(true)}>
        {t('rules.title')}
      </Button>
      {open && (
        <Suspense>
          <RulesDialog game={game} rule={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
