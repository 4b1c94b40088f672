import type { Seat } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import type { Hall } from '../hall.ts';
import { perform } from '../perform.ts';

export async function sitDown(hall: Hall, id: string, person: Person, seat?: Seat): Promise<void> {
  await perform(hall, id, { person }, { type: 'sit', seat });
}

export async function getUp(hall: Hall, id: string, person: Person): Promise<void> {
  await perform(hall, id, { person }, { type: 'leave' });
}

export async function giveUp(hall: Hall, id: string, person: Person): Promise<void> {
  await perform(hall, id, { person }, { type: 'resign' });
}

export async function fillWithBot(hall: Hall, id: string, host: Person, seat: Seat, level: string): Promise<void> {
  await perform(hall, id, { person: host }, { type: 'seat-bot', seat, level });
}

export async function sendBotAway(hall: Hall, id: string, host: Person, seat: Seat): Promise<void> {
  await perform(hall, id, { person: host }, { type: 'free-bot', seat });
}

export async function showOut(hall: Hall, id: string, host: Person, person: string, block: boolean): Promise<void> {
  await perform(hall, id, { person: host }, { type: 'show-out', person, block });
}
