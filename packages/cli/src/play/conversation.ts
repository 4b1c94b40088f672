import { type Decision, type GameEvent, IllegalAnswer, type Locale } from '@regalia/kernel';
import pc from 'picocolors';
import { ruleText } from '../tell/ruleBook.ts';
import type { Teller } from '../tell/sentences.ts';
import { readNumbers } from './answers.ts';
import { describeBoard } from './board.ts';
import { type Phrase, phrase } from './phrases.ts';
import { describeScore } from './scoreboard.ts';
import type { PlayTable } from './table.ts';

/** One line of log, and how many answers stood before it: an undo forgets what came later. */
interface Told {
  readonly after: number;
  readonly line: string;
}

/** What is said between a person at a terminal and a table. Knows nothing of streams. */
export class Conversation {
  readonly #table: PlayTable;
  readonly #teller: Teller;
  readonly #locale: Locale;
  #log: Told[] = [];

  constructor(table: PlayTable, teller: Teller, locale: Locale) {
    this.#table = table;
    this.#teller = teller;
    this.#locale = locale;
  }

  /** What has happened before the first question, then the question. */
  open(events: readonly GameEvent[]): string[] {
    const told = [...this.#tell(events), ...this.#tell(this.#table.letBotsPlay())];
    return [pc.dim(this.#say('help')), ...told, ...this.#ask()];
  }

  /** The reply to a line. */
  reply(line: string): string[] {
    const word = line.trim();
    const d = this.#table.question;
    if (word === '') return this.#ask();
    if (word.toLowerCase() === 'l')
      return this.#log.length === 0 ? [this.#say('noLog')] : this.#log.map((told) => told.line);
    if (d === undefined) return [];
    switch (word.toLowerCase()) {
      case '?':
        return this.#explain(d);
      case 'w':
        return this.#why(d);
      case 't':
        return this.#board();
      case 's':
        return describeScore(this.#table.game, this.#table.state, this.#table.seat, this.#teller, this.#locale);
      case 'u':
        return this.#undo();
      default:
        return this.#answer(d, word);
    }
  }

  #answer(d: Decision, word: string): string[] {
    const answer = readNumbers(d, word);
    if (answer === undefined) return [pc.yellow(this.#say('badNumber'))];
    try {
      const before = this.#table.state.flow.answered;
      const told = this.#tell(this.#table.answer(answer), before);
      return [...told, ...this.#tell(this.#table.letBotsPlay()), ...this.#ask()];
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      return [pc.yellow(`${this.#teller.refusal(error.refusal)} (${error.ruleId})`)];
    }
  }

  #ask(): string[] {
    const d = this.#table.question;
    if (d === undefined) return [];
    const question = ['', ...this.#board().map((line) => pc.dim(line)), pc.bold(this.#teller.question(d))];
    if (d.kind === 'amount') return [...question, this.#say('amount', d.min, d.max)];
    const none = d.min === 0 ? [`   0  ${this.#say('none')}`] : [];
    return [...question, ...d.options.map((option, i) => this.#offer(d, option, i)), ...none];
  }

  #offer(d: Decision, option: number, index: number): string {
    const limit = d.limits?.[index] ?? 1;
    return `${String(index + 1).padStart(4)}  ${this.#teller.option(d, option)}${limit > 1 ? ` ×${limit}` : ''}`;
  }

  #explain(d: Decision): string[] {
    return d.options.flatMap((option, i) => {
      const text = this.#teller.optionText(d, option);
      return [this.#offer(d, option, i), ...(text === undefined ? [] : [pc.dim(`      ${text}`)])];
    });
  }

  #why(d: Decision): string[] {
    const text = ruleText(this.#table.game.id, d.rule);
    return [this.#say('rule', d.rule), ...(text === undefined ? [] : [pc.dim(text)])];
  }

  #board(): string[] {
    const { game, state, seat } = this.#table;
    return describeBoard(game, state, seat, this.#teller, (count, remembered) => {
      if (remembered.length === 0) return this.#say('hidden', count);
      return this.#say('remembered', count, remembered.join(', '));
    });
  }

  #undo(): string[] {
    if (!this.#table.canUndo) return [pc.yellow(this.#say('cannotUndo'))];
    this.#table.undo();
    const { answered } = this.#table.state.flow;
    this.#log = this.#log.filter((told) => told.after < answered);
    return [this.#say('undone'), ...this.#tell(this.#table.letBotsPlay()), ...this.#ask()];
  }

  #tell(events: readonly GameEvent[], after = this.#table.state.flow.answered): string[] {
    const lines = this.#teller.events(events, this.#table.seat);
    this.#log.push(...lines.map((line) => ({ after, line })));
    return lines;
  }

  #say(key: Phrase, ...values: readonly (string | number)[]): string {
    return phrase(this.#locale, key, ...values);
  }
}
