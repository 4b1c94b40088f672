import { PASSED, type PanovnikView, SITS_OUT, WON } from '@regalia/games/panovnik';
import type { Seat } from '@regalia/kernel';
import { type ReactNode, use, useState } from 'react';
import { OpenRuleContext } from '../../kit/openRule.ts';
import { ZoomPan } from '../../kit/parts/ZoomPan.tsx';
import { othersOf } from '../../kit/seats/others.ts';
import { SeatBox } from '../../kit/seats/SeatBox.tsx';
import { SeatStrip } from '../../kit/seats/SeatStrip.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Screen } from './gems/Purse.tsx';
import styles from './OtherSeats.module.css';
import { Pyramid } from './pyramid/Pyramid.tsx';
import { word } from './words.ts';

interface OtherSeatsProps {
  readonly view: PanovnikView;
  readonly me: Seat;
}

/** The other seats with their pyramids; what lies behind their screens is theirs. */
export function OtherSeats({ view, me }: OtherSeatsProps): ReactNode {
  const { speech } = useTable();
  const seats = othersOf(me, view.seats.length);
  return (
    <SeatStrip
      seats={seats}
      columns={seats.length}
      label={word(speech, 'others')}
      summary={(seat) => (
        <span>
          {auctionStatus(view, seat, speech) || word(speech, 'hand', { n: view.seats[seat]?.hand.count ?? 0 })}
        </span>
      )}
      draw={(seat) => <Other view={view} seat={seat} />}
    />
  );
}

/** Another seat: what it holds, as far as that is seen, and its pyramid; in full as well, where there is little room. */
export function Other({ view, seat }: { readonly view: PanovnikView; readonly seat: Seat }): ReactNode {
  const { speech, isSmall } = useTable();
  const [isWhole, setWhole] = useState(false);
  const own = view.seats[seat];
  if (own === undefined) return null;
  const title = word(speech, 'pyramid', { name: speech.nameOf(seat) });
  if (isSmall) {
    return (
      <div className={styles.small} data-place={`seat-${seat}`}>
        <Facts view={view} seat={seat} />
        <ZoomPan label={title}>
          <div className={styles.pyramid}>
            <Pyramid own={own} seat={seat} />
          </div>
        </ZoomPan>
      </div>
    );
  }
  const showWhole = (): void => setWhole(true);
  const tags = (
    <>
      <Priority view={view} seat={seat} />
      <IconButton glyph="whole" label={title} className={styles.open} onClick={showWhole} />
    </>
  );
  return (
    <SeatBox seat={seat} className={styles.box} tags={tags}>
      <Facts view={view} seat={seat} />
      {own.gems !== null && <Screen own={own} />}
      <section className={styles.pyramid} aria-label={title}>
        <Pyramid own={own} seat={seat} onLook={showWhole} />
      </section>
      {isWhole && (
        <Dialog title={title} onClose={() => setWhole(false)} wide>
          <Facts view={view} seat={seat} />
          <div className={styles.whole}>
            <Pyramid own={own} seat={seat} />
          </div>
        </Dialog>
      )}
    </SeatBox>
  );
}

function Facts({ view, seat }: { readonly view: PanovnikView; readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <p className={styles.facts}>
      <span className={styles.fact} title={word(speech, 'in-hand')}>
        {word(speech, 'characters', { n: own.hand.characters })}, {word(speech, 'laws', { n: own.hand.laws })}
      </span>
      <span className={styles.fact}>
        {own.turnedUp === null
          ? auctionStatus(view, seat, speech)
          : word(speech, 'plays', { card: speech.cardName(own.turnedUp) })}
      </span>
    </p>
  );
}

/** PAN-4.3: whose pyramid holds the lowest number goes first. A tap tells what that means. */
export function Priority({ view, seat }: { readonly view: PanovnikView; readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
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
      <span>{word(speech, 'priority')}</span> <b>{n}.</b>
    </button>
  );
}

/** Where a seat stands in the auction; nothing outside of it. */
export function auctionStatus(view: PanovnikView, seat: Seat, speech: Parameters<typeof word>[0]): string {
  if (view.phase !== 'auction') return '';
  const standing = view.standing[seat];
  if (standing === WON) return word(speech, 'won');
  if (standing === PASSED) return word(speech, 'passed');
  return standing === SITS_OUT ? word(speech, 'sits-out') : word(speech, 'bidding');
}
