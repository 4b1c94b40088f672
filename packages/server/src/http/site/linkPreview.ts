import { gameName } from '@regalia/games/list';
import { type Game, LOCALES, type Locale } from '@regalia/kernel';
import type { TableSummary } from '@regalia/protocol';

interface Sentences {
  readonly invites: (host: string, free: number) => string;
  readonly free: (free: number) => string;
  readonly playing: string;
  readonly over: string;
}

const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  en: {
    invites: (host, free) => `${host} invites you to this table. Free seats: ${free}.`,
    free: (free) => `Come to this table. Free seats: ${free}.`,
    playing: 'The game has begun: come and watch.',
    over: 'The game is over: see how it went.',
  },
  cs: {
    invites: (host, free) => `${host} tě zve k tomuto stolu. Volná místa: ${free}.`,
    free: (free) => `Přijď k tomuto stolu. Volná místa: ${free}.`,
    playing: 'Hra už běží: přijď se podívat.',
    over: 'Hra skončila: podívej se, jak dopadla.',
  },
  sk: {
    invites: (host, free) => `${host} ťa pozýva k tomuto stolu. Voľné miesta: ${free}.`,
    free: (free) => `Príď k tomuto stolu. Voľné miesta: ${free}.`,
    playing: 'Hra sa už hrá: príď sa pozrieť.',
    over: 'Hra sa skončila: pozri sa, ako dopadla.',
  },
};

/** The preview of a table link in chat programs: only what everybody who opens the link sees. */
export interface LinkPreview {
  readonly title: string;
  readonly sentence: string;
  /** The path of the picture. */
  readonly picture: string;
}

export function linkPreviewOf(table: TableSummary, game: Game, languages: string | undefined): LinkPreview {
  const locale = localeIn(languages);
  const says = SENTENCES[locale];
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const { name } = table.host;
  const asks = /^Guest\b/.test(name) ? says.free(free) : says.invites(name, free);
  return {
    title: `${gameName(game.id, locale)} – Regalia`,
    sentence: table.phase === 'gathering' ? asks : says[table.phase],
    picture: `/og-${game.id}.png`,
  };
}

function localeIn(languages = ''): Locale {
  const wanted = languages.split(',').map((language) => language.trim().slice(0, 2).toLowerCase());
  return wanted.map((one) => LOCALES.find((locale) => locale === one)).find((one) => one !== undefined) ?? 'en';
}

const META = /(<meta property="og:(title|description|image)" content=")[^"]*(")/g;

/** Inserts it into a page. */
export function withLinkPreview(page: string, { title, sentence, picture }: LinkPreview, origin: string): string {
  const says = { title, description: sentence, image: `${origin}${picture}` };
  return page.replace(
    META,
    (_, before, what: keyof typeof says, after) => `${before}${escapeHtml(says[what])}${after}`,
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
