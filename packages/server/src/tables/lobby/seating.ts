import type { Seat } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import { perform } from '../commands/perform.ts';
import type { TableRegistry } from '../registry/TableRegistry.ts';

export async function sitDown(registry: TableRegistry, id: string, person: Person, seat?: Seat): Promise<void> {
  await perform(registry, id, { person }, { type: 'sit', seat });
}

export async function getUp(registry: TableRegistry, id: string, person: Person): Promise<void> {
  await perform(registry, id, { person }, { type: 'leave' });
}

export async function giveUp(registry: TableRegistry, id: string, person: Person): Promise<void> {
  await perform(registry, id, { person }, { type: 'resign' });
}

export async function fillWithBot(
  registry: TableRegistry,
  id: string,
  host: Person,
  seat: Seat,
  level: string,
): Promise<void> {
  await perform(registry, id, { person: host }, { type: 'seat-bot', seat, level });
}

export async function sendBotAway(registry: TableRegistry, id: string, host: Person, seat: Seat): Promise<void> {
  await perform(registry, id, { person: host }, { type: 'free-bot', seat });
}

export async function showOut(
  registry: TableRegistry,
  id: string,
  host: Person,
  person: string,
  block: boolean,
): Promise<void> {
  await perform(registry, id, { person: host }, { type: 'show-out', person, block });
}
