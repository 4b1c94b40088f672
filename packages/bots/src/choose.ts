import {
  type Answer,
  type Bot,
  type Decision,
  type Game,
  isLegal,
  NotAsked,
  openDecision,
  type RngState,
  type Seat,
  type State,
} from '@regalia/kernel';

/** A determinized state and the seat's open decision in it. */
export interface Sample {
  readonly state: State;
  readonly decision: Decision;
}

/** Copies the true state and replaces everything the seat cannot know. Nothing else passes true states to bots. */
export function sampleFor(game: Game, truth: State, seat: Seat, rng: RngState): Sample {
  const state = game.clone(truth);
  game.determinize(state, seat, rng);
  const decision = openDecision(state, seat);
  if (decision === undefined) throw new NotAsked(seat, 'it has no open decision');
  return { state, decision };
}

/** Lets a bot answer for a seat, using only what the seat may know. */
export function chooseFor(
  game: Game,
  truth: State,
  seat: Seat,
  bot: Bot,
  rng: RngState,
  stop: () => boolean = () => false,
): Answer {
  return chooseFrom(game, sampleFor(game, truth, seat, rng), bot, rng, stop);
}

/** The bot's answer to a sample. Throws if it is illegal. */
export function chooseFrom(
  game: Game,
  { state, decision }: Sample,
  bot: Bot,
  rng: RngState,
  stop: () => boolean,
): Answer {
  const answer = bot.choose({ game, state, decision, rng, stop });
  if (isLegal(decision, answer)) return answer;
  throw new Error(`the bot "${bot.name}" gave an illegal answer to "${decision.prompt}": ${JSON.stringify(answer)}`);
}
