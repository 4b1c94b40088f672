import { NO_BID, PASSED, type PanovnikView, SITS_OUT, WON } from '@regalia/games/panovnik';
import type { Seat } from '@regalia/kernel';
import { type ReactNode, use } from 'react';
import { SmallPile } from '../../kit/cards/pile/SmallPile.tsx';
import { OpenRuleContext } from '../../kit/openRule.ts';
import { totalIfScoredNow } from '../../kit/score.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { othersOf } from '../../kit/seats/others.ts';
import { SeatName } from '../../kit/seats/SeatName.tsx';
import { SeatPlate } from '../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../kit/tableContext.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { cx } from '../../ui/cx.ts';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import { RewardSign } from './card/RewardSign.tsx';
import { Gem } from './gems/gems.tsx';
import { OpenScreen } from './gems/Purse.tsx';
import styles from './OtherSeats.module.css';
import { Pyramid } from './pyramid/Pyramid.tsx';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** With more of them, what is known of a seat stands above its pyramid. */
const MOST_BESIDE = 2;

interface OtherSeatsProps {
  /** Whose pyramid lies over the stage. */
  readonly shown: Seat | null;
  readonly onShow: (seat: Seat) => void;
}

/** The other seats with their pyramids; a tap lays one over the stage. */
export function OtherSeats({ shown, onShow }: OtherSeatsProps): ReactNode {
  const { speech, layout, isSmall, room } = useTable();
  const { view, me } = useBoard();
  const seats = othersOf(me, view.seats.length);
  const small = layout === 'phone' && room === 'roomy' ? 'phone' : 'short';
  const large = seats.length > MOST_BESIDE ? 'above' : 'beside';
  return (
    <section className={styles.others} aria-label={word(speech, 'others')} data-form={isSmall ? small : large}>
      {seats.map((seat) => (
        <Other key={seat} seat={seat} isShown={seat === shown} onShow={() => onShow(seat)} />
      ))}
    </section>
  );
}

interface OtherProps {
  readonly seat: Seat;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Other({ seat, isShown, onShow }: OtherProps): ReactNode {
  const { speech, isSmall } = useTable();
  const { view, score } = useBoard();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <section
      className={cx(styles.other, isShown && styles.shown)}
      aria-label={speech.nameOf(seat)}
      data-place={`seat-${seat}`}
    >
      <div className={styles.facts}>
        {isSmall ? <ShortPlate seat={seat} /> : <SeatPlate seat={seat} />}
        {!isSmall && <State seat={seat} />}
        {!isSmall && (
          <span className={styles.known}>
            <Held view={view} seat={seat} />
            <Priority seat={seat} />
          </span>
        )}
        <PointsNow seat={seat} />
        {!isSmall && <OpenScreen own={own} />}
      </div>
      <div className={styles.pyramid}>
        <Pyramid own={own} seat={seat} score={score[seat]} isStill />
      </div>
      <button
        type="button"
        className={styles.look}
        aria-label={word(speech, 'pyramid', { name: speech.nameOf(seat) })}
        aria-expanded={isShown}
        onClick={onShow}
      />
    </section>
  );
}

/** Who sits here and whether the table waits for them, where nothing else has room. */
function ShortPlate({ seat }: { readonly seat: Seat }): ReactNode {
  const { speech, asked, ready } = useTable();
  const isReady = ready.includes(seat);
  const says = isReady ? speech.t('seat.ready') : speech.t('seat.thinking');
  return (
    <span className={styles.plate}>
      <Jewel seat={seat} />
      <SeatName name={speech.nameOf(seat)} />
      {(isReady || asked.includes(seat)) && (
        <span className={isReady ? styles.ready : styles.thinking} title={says}>
          <Glyph name={isReady ? 'check' : 'hourglass'} />
          <span className="visually-hidden">{says}</span>
        </span>
      )}
    </span>
  );
}

/** What a seat has bid and where that left it, or the card it plays. */
function State({ seat }: { readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  const turnedUp = view.seats[seat]?.turnedUp ?? null;
  const bid = view.phase === 'auction' ? (view.bids.at(-1)?.[seat] ?? NO_BID) : NO_BID;
  return (
    <span className={styles.state}>
      {bid >= 0 && bid < 4 && <Gem color={bid} />}
      {bid === 4 && <RewardSign type="attack" />}
      {turnedUp === null
        ? auctionStatus(view, seat, speech)
        : word(speech, 'plays', { card: speech.inflect('card', turnedUp, 'acc') })}
    </span>
  );
}

/** Cards in hand by their backs. */
export function Held({ view, seat }: { readonly view: PanovnikView; readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
  const hand = view.seats[seat]?.hand;
  if (hand === undefined) return null;
  return (
    <span className={styles.held}>
      <SmallPile says={word(speech, 'characters', { n: hand.characters })} className={styles.characters}>
        {hand.characters}
      </SmallPile>
      <SmallPile says={word(speech, 'laws', { n: hand.laws })} className={styles.laws}>
        {hand.laws}
      </SmallPile>
    </span>
  );
}

/** What a seat would have if the game ended now. */
export function PointsNow({ seat }: { readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
  const { score } = useBoard();
  const own = score[seat];
  const points = own === undefined ? null : totalIfScoredNow(own);
  if (points === null) return null;
  return (
    <span className={styles.points} title={word(speech, 'points.now', { n: points })}>
      <RewardSign type="points" />
      <b aria-hidden="true">{points}</b>
      <span className="visually-hidden">{word(speech, 'points.now', { n: points })}</span>
    </span>
  );
}

/** PAN-4.3: whose pyramid holds the lowest number goes first. A tap tells what that means. */
export function Priority({ seat }: { readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  const openRule = use(OpenRuleContext);
  const n = view.priority.indexOf(seat) + 1;
  if (n === 0 || view.seats.length === 1 || view.phase === 'set-up') return null;
  return (
    <button
      type="button"
      className={styles.priority}
      title={word(speech, 'priority.why')}
      aria-label={word(speech, 'priority.says', { n })}
      onClick={() => openRule('PAN-4.3')}
    >
      {word(speech, 'priority.short', { n })}
    </button>
  );
}

/** Where a seat stands in the auction; nothing outside of it. */
export function auctionStatus(view: PanovnikView, seat: Seat, speech: TableSpeech): string {
  if (view.phase !== 'auction') return '';
  const standing = view.standing[seat];
  if (standing === WON) return word(speech, 'won');
  if (standing === PASSED) return word(speech, 'passed');
  return standing === SITS_OUT ? word(speech, 'sits-out') : word(speech, 'bidding');
}
