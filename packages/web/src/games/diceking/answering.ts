import type { DicekingView } from '@regalia/games/diceking';
import type { Answer, Decision } from '@regalia/kernel';
import type { Answering } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';

/** Rolling on, stopping, letting the dragon come: each has words of its own, by what the options are. */
export function answering(d: Decision, _picked: Answer, _: DicekingView, speech: TableSpeech): Answering {
  const say = (key: string): string => speech.text(key) ?? speech.t('confirm');
  const confirm = speech.t('confirm');
  switch (d.of) {
    case 'die':
      return { confirm: say('confirm.reroll'), none: say('confirm.stop') };
    case 'claim':
      return { confirm, none: say('confirm.alarm') };
    case 'pair':
      return { confirm, none: say('confirm.go-on') };
    default:
      return isTheft(d) ? { confirm, none: say('confirm.steal-nothing') } : { confirm };
  }
}

/** What lies in the areas of others and may be left there. */
function isTheft({ where, min }: Decision): boolean {
  return where?.place === 'areas' && min === 0;
}
