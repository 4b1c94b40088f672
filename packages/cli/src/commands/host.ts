import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { parseGame } from '../arguments.ts';
import { Host } from '../host/Host.ts';

export function registerHost(program: Command): void {
  program
    .command('host <game>')
    .description('play over JSON lines on standard input and output, for programs in any language')
    .addHelpText(
      'after',
      `
Each input line gets exactly one output line. See docs/host-protocol.md, with an example in Python.

Examples:
  echo '{"type":"start","seats":2,"seed":7}' | regalia host tides | jq '.decisions[].names'
  {"type":"start","seats":2,"seed":7,"bots":[null,"greedy"]}
  {"type":"answer","seat":0,"answer":["kings-nest"]}
  {"type":"withdraw","seat":0}
  {"type":"state","viewer":"spectator"}`,
    )
    .action(serveLines);
}

async function serveLines(id: string): Promise<void> {
  const game = parseGame(id);
  await game.texts.load('en');
  const host = new Host(game);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') process.stdout.write(`${host.reply(line)}\n`);
  }
}
