import { callingStep, NO_CARD, type Program, program, repeatWhile, type Seat } from '@regalia/kernel';
import { CHARACTER_COUNT, characterOfRank, KING, rankOf, STARTING_CARDS } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { endGame } from '../ending.ts';
import { NOBODY } from '../state.ts';
import { turn } from '../turn.ts';
import { deal } from '../verbs/draw.ts';
import { takeOffice } from '../verbs/office.ts';
import { answered, cardsIn, characters, charactersZones, deck, heldCharacters } from '../zones.ts';
import { draftCharacters } from './draft.ts';
import { acrobatWindow } from './windows.ts';

/** CIT-3, CIT-4: the draft, then all eight ranks are called. */
export const round: Program<Turn> = program<Turn>([
  (x) => beginRound(x),
  draftCharacters,
  (x) => {
    x.state.phase = 'turns';
  },
  repeatWhile<Turn>((x) => x.state.called < rankOf(CHARACTER_COUNT - 1), [callingStep(callNext, turn), acrobatWindow]),
  (x) => endRound(x),
]);

export const game: Program<Turn> = program<Turn>([
  (x) => setUp(x),
  repeatWhile<Turn>((x) => x.state.first === NOBODY, [callingStep((x) => x.call(round), round)]),
  (x) => endGame(x),
]);

/** CIT-2.1, CIT-2.2, CIT-2.4. */
function setUp(x: Turn): void {
  const s = x.state;
  if (s.crown === NOBODY) s.crown = x.random(x.seats);
  x.out?.push({ t: 'starts', seat: s.crown });
  x.shuffle(deck(x.seats));
  for (const seat of x.seatsFrom(s.crown)) deal(x, seat, STARTING_CARDS);
}

/** CIT-4.3: all characters are gathered unseen and shuffled. */
function beginRound(x: Turn): void {
  const s = x.state;
  s.round++;
  s.phase = 'draft';
  s.starter = s.crown;
  s.picks = 0;
  s.called = 0;
  for (let card = 0; card < s.holders.length; card++) s.holders[card] = NOBODY;
  s.murdered = NO_CARD;
  s.robbed = NO_CARD;
  s.acrobat = false;
  x.gatherAndShuffle(charactersZones(x.seats));
  x.out?.push({ t: 'round-began', round: s.round, seat: s.starter });
}

/** CIT-4.1, CIT-4.2, CIT-E1: the call reveals the same whether the character is murdered, absent or both. */
function callNext(x: Turn): void {
  const s = x.state;
  s.called++;
  const card = characterOfRank(s.called);
  x.out?.push({ t: 'called', seat: s.crown, card });
  const holder = card === s.murdered ? NOBODY : holderOf(x, card);
  if (holder === NOBODY) {
    x.out?.push({ t: 'unanswered', card });
    if (card !== s.murdered) x.learnAbsent(card, heldCharacters(x.seats));
    return;
  }
  s.holders[card] = holder;
  x.move(characters(holder), card, answered(x.seats));
  x.out?.push({ t: 'answered', seat: holder, card });
  x.call(turn, holder, card);
}

/** CIT-4.6 to 4.11: a murdered King still succeeds, unless the game is over or the Acrobat was played. */
function endRound(x: Turn): void {
  const s = x.state;
  if (s.first !== NOBODY || s.acrobat || s.murdered !== KING) return;
  const heir = holderOf(x, KING);
  if (heir === NOBODY || heir === s.crown) return;
  x.reveal(characters(heir), cardsIn(s, characters(heir)).indexOf(KING));
  takeOffice(x, heir, 'succession');
}

function holderOf(x: Turn, card: number): Seat {
  for (let seat = 0; seat < x.seats; seat++) if (cardsIn(x.state, characters(seat)).includes(card)) return seat;
  return NOBODY;
}
