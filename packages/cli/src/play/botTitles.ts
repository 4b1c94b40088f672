import { shelfTexts } from '@regalia/games/list';
import type { Locale } from '@regalia/kernel';

/** Names of the bots that play every game; the browser uses the same ones. */
export const BOT_TITLES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    beginner: 'Page',
    easy: 'Minstrel',
    medium: 'Herald',
    strong: 'Countess',
    expert: 'Sage',
    greedy: 'Squire',
    random: 'Jester',
    tree: 'Grandmaster',
  },
  cs: {
    beginner: 'Páže',
    easy: 'Minstrel',
    medium: 'Herold',
    strong: 'Hraběnka',
    expert: 'Mudrc',
    greedy: 'Panoš',
    random: 'Šašek',
    tree: 'Velmistr',
  },
  sk: {
    beginner: 'Páža',
    easy: 'Minstrel',
    medium: 'Herold',
    strong: 'Grófka',
    expert: 'Mudrc',
    greedy: 'Panoš',
    random: 'Šašo',
    tree: 'Veľmajster',
  },
};

/** The display name of a bot: of a level, of a bot of the game, or its plain name. */
export function botTitle(name: string, locale: Locale): string {
  const own: Readonly<Record<string, string>> = shelfTexts(locale);
  return BOT_TITLES[locale][name.split(':')[0] ?? name] ?? own[`bot.${name}`] ?? name;
}
