import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { witnessOf } from '../../tables/remote/shuffle/shuffleWitness.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RematchOffer } from '../notes/RematchOffer.tsx';
import { endSentence, ownSeat, tieBreakSentence } from '../score/endSentence.ts';
import { SeatScore } from '../score/ScorePanel.tsx';
import { ScoreSheet } from '../score/ScoreSheet.tsx';
import styles from './EndDialog.module.css';
import { EndMoment } from './EndMoment.tsx';
import { saveRecord, seatsOf } from './recordFile.ts';
import { type Verdict, verifyRecord } from './verify.ts';

const RecoveryOffer = lazy(async () => ({
  default: (await import('../../settings/recovery/RecoveryOffer.tsx')).RecoveryOffer,
}));
const VerdictList = lazy(async () => ({ default: (await import('./VerdictList.tsx')).VerdictList }));

interface EndDialogProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** After the last card: the score sheet, every point with its reason, and what to do next. */
export function EndDialog({ table, snapshot, ui, speech, onReplay, onClose }: EndDialogProps): ReactNode {
  const { t } = speech;
  const { end } = snapshot;
  const me = ownSeat(snapshot);
  const [, go] = useLocation();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const next = snapshot.remote?.info.rematch ?? null;
  return (
    <Dialog title={endSentence(end, me, speech)} onClose={onClose} wide>
      {next !== null && <RematchOffer table={table} snapshot={snapshot} next={next} speech={speech} />}
      <EndMoment end={end} me={me} speech={speech} />
      <ScoreSheet
        score={snapshot.score}
        winners={end?.outcome?.winners ?? []}
        mine={me !== null && snapshot.sitters[me]?.name !== '' ? me : null}
        tieBreak={tieBreakSentence(end, speech)}
        ui={ui}
        speech={speech}
      />
      <div className={styles.actions}>
        <Button variant="main" glyph="again" onClick={() => void table.rematch().then((id) => go(id))}>
          {t('rematch')}
        </Button>
        <Button glyph="play" onClick={onReplay}>
          {t('replay')}
        </Button>
        <Button
          glyph="save"
          onClick={() => void table.record().then((record) => saveRecord(record, seatsOf(snapshot.sitters)))}
        >
          {t('record.save')}
        </Button>
        <Button
          glyph="check"
          onClick={() =>
            void table.record().then((record) => setVerdict(verifyRecord(table.game, record, witnessOf(table.id))))
          }
        >
          {t('record.verify')}
        </Button>
        <Button variant="quiet" onClick={() => go('/')}>
          {t('home')}
        </Button>
      </div>
      <Suspense>
        {verdict && <VerdictList verdict={verdict} isRemote={table.remote !== null} nameOf={speech.nameOf} />}
      </Suspense>
      <Suspense>
        {table.remote !== null && snapshot.viewer !== 'spectator' && <RecoveryOffer reason="games" table={table.id} />}
      </Suspense>
      {ui.Finale && snapshot.view && (
        <Suspense>
          <ui.Finale
            table={table.id}
            me={me}
            view={snapshot.reveal ?? snapshot.view}
            score={snapshot.score}
            speech={speech}
          />
        </Suspense>
      )}
      <h3 className={styles.reasons}>{t('score.reasons')}</h3>
      <div className={styles.seats}>
        {snapshot.score.map((breakdown) => (
          <SeatScore key={breakdown.seat} breakdown={breakdown} ui={ui} speech={speech} />
        ))}
      </div>
    </Dialog>
  );
}
