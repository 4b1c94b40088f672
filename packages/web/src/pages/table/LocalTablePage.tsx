import type { GameRecord } from '@regalia/kernel';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { holdUpdates } from '../../app/updates.ts';
import { loadGameUi } from '../../games/loadGameUi.ts';
import { useText } from '../../i18n/text.ts';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import type { Lesson } from '../../kit/lesson.ts';
import type { CoachProps } from '../../lesson/Coach.tsx';
import { guided } from '../../lesson/lessonTable.ts';
import { NOT_YET } from '../../lesson/otherAnswer.ts';
import { useReplay } from '../../replay/useReplay.ts';
import { ownName } from '../../settings/ownName.ts';
import { saveRecord } from '../../table/dialogs/recordFile.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import type { TableSource } from '../../tableModel/TableSource.ts';
import { type OpenedTable, openTable } from '../../tables/local/localTables.ts';
import { isKept } from '../../tables/local/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { fail } from '../../ui/fail.ts';
import { Shape } from '../../ui/icons/Shape.tsx';
import { MessagePage } from '../MessagePage.tsx';

type Here =
  | { readonly kind: 'loading' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unfit'; readonly record: GameRecord }
  | { readonly kind: 'open'; readonly table: TableSource; readonly ui: AnyGameUi; readonly guide: Guide | null };

/** A lesson and what shows it, loaded only where there is one. */
interface Guide {
  readonly lesson: Lesson;
  readonly Coach: ComponentType<CoachProps>;
}

async function loadGuide(lesson: Lesson): Promise<Guide> {
  const { Coach } = await import('../../lesson/Coach.tsx');
  return { lesson, Coach };
}

/** A table of this browser. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const { t } = useText();
  const [here, setHere] = useState<Here>({ kind: 'loading' });
  const [steal, setSteal] = useState(false);
  const [other, setOther] = useState(NOT_YET);
  const [isUnkept, setUnkept] = useState(!isKept(id));
  const replay = useReplay(
    here.kind === 'open' ? here.table : null,
    here.kind === 'open' ? here.ui : null,
    `/local/${id}`,
  );
  useEffect(() => {
    let opened: OpenedTable | null = null;
    let gone = false;
    const release = holdUpdates();
    const open = async (): Promise<void> => {
      opened = await openTable(
        id,
        steal,
        () => setHere({ kind: 'elsewhere' }),
        ownName(),
        () => setUnkept(true),
      );
      if (opened.kind !== 'open') return setHere(opened);
      if (gone) return opened.table.close();
      const [ui, guide] = await Promise.all([
        loadGameUi(opened.table.game.id),
        opened.lesson && loadGuide(opened.lesson),
      ]);
      setHere({ kind: 'open', table: opened.table, ui, guide });
    };
    open().catch((error: unknown) => setHere(() => fail(error)));
    return () => {
      gone = true;
      release();
      if (opened?.kind === 'open') opened.table.close();
    };
  }, [id, steal]);
  const shown = useMemo(() => {
    if (here.kind !== 'open') return null;
    const tell = (step: number): void => setOther(({ times }) => ({ step, times: times + 1 }));
    return here.guide === null ? here.table : guided(here.table, here.guide.lesson, tell);
  }, [here]);
  if (here.kind === 'loading') return <Shape of="table" label={t('loading')} />;
  if (here.kind === 'missing') return <MessagePage title={t('table.missing')} hint={t('table.missing.hint')} />;
  if (here.kind === 'unfit') {
    return (
      <MessagePage title={t('table.unfit')} hint={t('table.unfit.hint')}>
        <Button glyph="save" onClick={() => saveRecord(here.record)}>
          {t('record.save')}
        </Button>
      </MessagePage>
    );
  }
  if (here.kind === 'elsewhere') {
    return (
      <MessagePage title={t('table.elsewhere')} hint={t('table.elsewhere.hint')}>
        <Button variant="main" onClick={() => setSteal(true)}>
          {t('table.take-over')}
        </Button>
      </MessagePage>
    );
  }
  const { table, ui, guide } = here;
  if (shown === null) return null;
  if (replay.source) return <TableScreen key="replay" source={replay.source} ui={ui} onReplay={replay.open} />;
  return (
    <TableScreen
      source={shown}
      ui={ui}
      note={isUnkept ? t('table.unkept') : undefined}
      coach={guide && <guide.Coach table={table} lesson={guide.lesson} other={other} />}
      onReplay={replay.open}
    />
  );
}
