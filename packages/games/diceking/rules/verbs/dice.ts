import { at, type Decision, decision, type Where } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { DICE, FACES, numberOf } from '../printed/shape.ts';
import { facesOn, facesShown, REROLLS } from '../state.ts';

const ALL_DICE: readonly number[] = Array.from({ length: DICE }, (_, die) => die);

/** Where the dice of each seat lie. */
const DICE_OF = [0, 1, 2, 3].map((seat) => at('dice', seat));

/** DIC-5.2: the first roll of a turn. */
export function rollAll(x: Turn): void {
  const s = x.state;
  s.rolled = x.roll(DICE, FACES);
  s.kept = 0;
  s.rerolls = REROLLS;
  s.added = [];
  tell(x, ALL_DICE);
}

/** DIC-5.3, DIC-5.13: which dice to roll again; none is to stop. */
export function askReroll(x: Turn): Decision {
  const params = { n: x.state.rerolls };
  const where = DICE_OF[x.me] as Where;
  return decision(x.me, 'reroll', 'DIC-5.3', 'die', ALL_DICE, { min: 0, max: DICE, params, where, open: true });
}

export function reroll(x: Turn, dice: readonly number[]): void {
  const s = x.state;
  if (dice.length === 0) {
    s.rerolls = 0; // DIC-5.4
    x.out?.push({ t: 'stopped', seat: x.me });
    return;
  }
  s.kept = (1 << DICE) - 1;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as number;
    s.rolled[die] = x.random(FACES);
    s.kept &= ~(1 << die);
  }
  s.rerolls--;
  tell(x, dice);
}

function tell(x: Turn, dice: readonly number[]): void {
  if (x.out === undefined) return;
  const { rerolls: left } = x.state;
  x.out.push({ t: 'rolled', seat: x.me, dice: dice.toSorted((a, b) => a - b), faces: facesShown(x.state), left });
}

/** DIC-4.11: who rolls most sixes begins; those who tie roll again. */
export function rollForStart(x: Turn): void {
  let rolling = x.seatsFrom(0);
  for (;;) {
    const sixes = rolling.map((seat) => openingRoll(x, seat));
    const most = Math.max(...sixes);
    rolling = rolling.filter((_, i) => sixes[i] === most);
    const [first, second] = rolling;
    if (first !== undefined && second === undefined) {
      x.state.turn = first;
      x.out?.push({ t: 'opened', seat: first });
      return;
    }
    x.out?.push({ t: 'opening-tied', seats: rolling });
  }
}

function openingRoll(x: Turn, seat: number): number {
  const faces = facesOn(x.data.dice, x.roll(DICE, FACES));
  let sixes = 0;
  for (let die = 0; die < DICE; die++) if (numberOf(faces[die] as number) === FACES) sixes++;
  x.out?.push({ t: 'opening-rolled', seat, faces, sixes });
  return sixes;
}
