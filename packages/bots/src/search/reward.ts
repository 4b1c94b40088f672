import type { Outcome, Seat } from '@regalia/kernel';

/** How much of a finished game's reward is winning; the rest is the lead. */
const SHARE_OF_WIN = 0.5;

/** What a lead or an outcome is worth to a seat, from 0 to 1. Learns from what it sees how large a lead is in this game. */
export class Reward {
  #sum = 0;
  #count = 0;

  of(lead: number, outcome: Outcome | null, seat: Seat): number {
    this.#sum += Math.abs(lead);
    this.#count++;
    const byLead = this.#squash(lead);
    if (outcome === null || outcome.winners.length === 0) return byLead;
    const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    return SHARE_OF_WIN * won + (1 - SHARE_OF_WIN) * byLead;
  }

  /** 1/2 for an even game, 3/4 for a lead of the usual size. */
  #squash(lead: number): number {
    const usual = this.#sum / this.#count;
    return usual === 0 ? 0.5 : 0.5 + (0.5 * lead) / (usual + Math.abs(lead));
  }
}
