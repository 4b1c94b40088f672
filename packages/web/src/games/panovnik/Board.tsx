import type { CardPlan, PanovnikView } from '@regalia/games/panovnik';
import { type Decision, paramId, type Seat } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { Stage } from '../../kit/cards/Stage.tsx';
import { type Choice, useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import { ZoomPan } from '../../kit/parts/ZoomPan.tsx';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { SeatName } from '../../kit/seats/SeatName.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { GemSupply, Tray } from './gems/Purse.tsx';
import { Market } from './Market.tsx';
import { Other, OtherSeats } from './OtherSeats.tsx';
import { OwnHand } from './OwnHand.tsx';
import { Pyramid } from './pyramid/Pyramid.tsx';
import { word } from './words.ts';

/** Beside my own pyramid: the offer, as high as two rows of cards in its width, and above it the others. */
const OFFER = 'min(31.5cqw + 76px, 60cqh)';
const wide = (hand: string): string =>
  `"others head" auto "others own" minmax(0, 1fr) "market own" max(0px, ${OFFER} - ${hand} - 6px) "market hand" ${hand} / minmax(0, 9fr) minmax(0, 11fr)`;
const tall = (hand: string): string =>
  `"others others" 20cqh "head head" auto "market own" minmax(0, 1fr) "hand hand" ${hand} / minmax(0, 1fr) minmax(0, 1fr)`;

const AREAS: Areas = {
  wide: wide('30cqh'),
  tall: tall('22cqh'),
  phone: '"head" auto "center" minmax(0, 1fr) "hand" max(25cqh, 124px) / minmax(0, 1fr)',
  flat: '"head head" auto "center hand" minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 2fr)',
};

/** While the first card is chosen there is nothing but the two of them to look at. */
const FIRST_CARDS: Areas = {
  ...AREAS,
  wide: wide('46cqh'),
  tall: tall('36cqh'),
  phone: '"head" auto "center" minmax(0, 1fr) "hand" 50cqh / minmax(0, 1fr)',
};

/** Nobody else is there: the auction has all of its side. */
const ALONE: Areas = {
  ...AREAS,
  wide: '"market head" auto "market own" minmax(0, 1fr) "market hand" 30cqh / minmax(0, 1fr) minmax(0, 1fr)',
  tall: '"head head" auto "market own" minmax(0, 1fr) "hand hand" 26cqh / minmax(0, 1fr) minmax(0, 1fr)',
};

/** Options that lie nowhere on the table. */
const STAGED: readonly string[] = ['saving', 'mode', 'law-option', 'deck', 'token'];

/** The auction, my pyramid and my hand; the others above. A small screen shows auction or pyramid, as the phase has it. */
export function Board(props: BoardProps<PanovnikView>): ReactNode {
  const { view, me } = props;
  const { isSmall } = useTable();
  const choice = useChoice();
  const isStaged = choice.decision !== null && STAGED.includes(choice.decision.of);
  const pyramid = <MyPyramid view={view} me={me} plan={planFor(view, choice)} />;
  const areas = view.seats.length === 1 ? ALONE : view.phase === 'set-up' && !view.wideStart ? FIRST_CARDS : AREAS;
  return (
    <BoardGrid of={props} areas={areas} className={styles.board} data-rivals={view.seats.length - 1}>
      {!isSmall && view.seats.length > 1 && (
        <Area name="others" className={styles.others}>
          <OtherSeats view={view} me={me} />
        </Area>
      )}
      <Area name="head">
        <Head view={view} />
      </Area>
      {isSmall ? (
        <Area name="center" className={styles.middle}>
          {isStaged ? <Choices /> : <Turning view={view} me={me} pyramid={pyramid} />}
        </Area>
      ) : (
        <>
          <Area name="market">
            <Market view={view} />
          </Area>
          <Area name="own" className={styles.middle}>
            {pyramid}
            {isStaged && (
              <div className={styles.staged}>
                <Choices />
              </div>
            )}
          </Area>
        </>
      )}
      <Area name="hand">
        <OwnHand view={view} me={me} />
      </Area>
    </BoardGrid>
  );
}

function Choices(): ReactNode {
  const { speech } = useTable();
  return <Stage title={word(speech, 'stage')} />;
}

/** Where the table stands, and what nobody owns. */
function Head({ view }: { readonly view: PanovnikView }): ReactNode {
  const { speech } = useTable();
  return (
    <div className={styles.head}>
      <span className={styles.round}>
        {view.round > 0 && <b>{word(speech, 'round', { n: view.round, all: view.rounds })}</b>}
        <span>{word(speech, `phase.${view.phase}`, { n: view.turn })}</span>
      </span>
      <span className={styles.tray}>
        <Tray place="supply" />
      </span>
      <GemSupply view={view} />
    </div>
  );
}

interface MyPyramidProps {
  readonly view: PanovnikView;
  readonly me: Seat;
  readonly plan: CardPlan | undefined;
}

function MyPyramid({ view, me, plan }: MyPyramidProps): ReactNode {
  const { speech } = useTable();
  const own = view.seats[me];
  if (own === undefined) return null;
  return (
    <ZoomPan label={word(speech, 'pyramid.mine')}>
      <div className={styles.pyramid}>
        <Pyramid own={own} seat={me} plan={plan} hasRoom />
      </div>
    </ZoomPan>
  );
}

interface TurningProps {
  readonly view: PanovnikView;
  readonly me: Seat;
  readonly pyramid: ReactNode;
}

/** Auction and building take turns, and a question turns to its place; who wants to see something else turns to it until then. */
function Turning({ view, me, pyramid }: TurningProps): ReactNode {
  const { speech } = useTable();
  const { decision } = useChoice();
  const asked = decision?.where?.place;
  const place = asked === 'pyramid' || asked === 'offer' ? asked : null;
  const moment = `${view.round} ${view.phase} ${place}`;
  const [turned, setTurned] = useState<{ readonly to: 'offer' | Seat; readonly at: string } | null>(null);
  const usual = (place ?? (view.phase === 'building' ? 'pyramid' : 'offer')) === 'pyramid' ? me : 'offer';
  const shown = turned?.at === moment ? turned.to : usual;
  const seats = view.seats.map((_, i) => (me + i) % view.seats.length);
  return (
    <div className={styles.turning}>
      <div className={styles.tabs} role="tablist">
        {(['offer', ...seats] as const).map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-label={
              tab === 'offer' || tab === me ? undefined : word(speech, 'pyramid', { name: speech.nameOf(tab) })
            }
            onClick={() => setTurned({ to: tab, at: moment })}
          >
            {tab === 'offer' ? (
              word(speech, 'tab.offer')
            ) : (
              <>
                <Jewel seat={tab} />
                <SeatName name={tab === me ? word(speech, 'tab.pyramid') : speech.nameOf(tab)} />
              </>
            )}
          </button>
        ))}
      </div>
      <div className={styles.shown}>
        {shown === 'offer' ? <Market view={view} /> : shown === me ? pyramid : <Other view={view} seat={shown} />}
      </div>
    </div>
  );
}

/** The places of the card that is being placed or that is marked in my hand. */
function planFor(view: PanovnikView, { decision, picked }: Choice): CardPlan | undefined {
  if (decision === null) return undefined;
  const card = decision.of === 'slot' ? paramId(decision.params, 'card') : markedCard(decision, picked);
  const plan = view.plans.find((one) => one.card === card);
  if (plan === undefined || decision.of !== 'slot') return plan;
  return { card: plan.card, places: plan.places.filter(({ slot }) => decision.options.includes(slot)) };
}

/** The card marked in my hand where the question is which one to build. */
function markedCard({ of, params }: Decision, picked: readonly number[]): number | null {
  return of === 'card' && params.building !== undefined ? (picked[0] ?? null) : null;
}
