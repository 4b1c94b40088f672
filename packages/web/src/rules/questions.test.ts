import type { Locale } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { Block } from './book.ts';
import { countLines, findIn } from './find.ts';
import { loadBook } from './loadBook.ts';
import { wordsOf } from './words.ts';

/** What people ask, and the rule that answers it. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<Locale, readonly (readonly [string, string])[]>>>> = {
  tides: {
    en: [
      ['when does the game end?', 'TID-6.1'],
      ['how many cards are dealt?', 'TID-2.2'],
      ['who wins if totals are equal?', 'TID-6.3'],
      ['can I change my pick?', 'TID-3.6'],
      ['what is a monument?', 'TID-4.2'],
      ['does a monument score again?', 'TID-4.10'],
      ['can I move a monument?', 'TID-4.9'],
      ['how many cards do we draw between the rounds?', 'TID-4.7'],
      ['when do we swap hands?', 'TID-3.3'],
      ['can I see the opponent’s hand?', 'TID-7.7'],
      ['what does King’s Nest do?', 'TID-5.15'],
      ['which symbols does Roof of the World double?', 'TID-5.3'],
    ],
    cs: [
      ['kdy končí hra?', 'TID-6.1'],
      ['kolik karet se rozdává?', 'TID-2.2'],
      ['kdo vyhraje při shodě?', 'TID-6.3'],
      ['můžu změnit výběr?', 'TID-3.6'],
      ['co je monument?', 'TID-4.2'],
      ['boduje monument i příště?', 'TID-4.10'],
      ['můžu přesunout monument?', 'TID-4.9'],
      ['kolik karet si lížu?', 'TID-4.7'],
      ['kdy si měníme karty v ruce?', 'TID-3.3'],
      ['vidím soupeřovu ruku?', 'TID-7.7'],
      ['co dělá Útočiště králů?', 'TID-5.15'],
      ['které symboly zdvojnásobí Střecha světa?', 'TID-5.3'],
    ],
    sk: [
      ['kedy sa končí hra?', 'TID-6.1'],
      ['koľko kariet sa rozdáva?', 'TID-2.2'],
      ['kto vyhrá pri rovnosti?', 'TID-6.3'],
      ['môžem zmeniť výber?', 'TID-3.6'],
      ['čo je monument?', 'TID-4.2'],
      ['boduje monument aj nabudúce?', 'TID-4.10'],
      ['môžem premiestniť monument?', 'TID-4.9'],
      ['koľko kariet si ťahám?', 'TID-4.7'],
      ['kedy si vymeníme karty v ruke?', 'TID-3.3'],
      ['vidím súperovu ruku?', 'TID-7.7'],
      ['čo robí Útočište kráľov?', 'TID-5.15'],
      ['ktoré symboly zdvojnásobí Strecha sveta?', 'TID-5.3'],
    ],
  },
  dominion: {
    en: [
      ['can I buy two cards?', 'DOM-5.3'],
      ['when does the game end?', 'DOM-11.1'],
      ['how many cards do I draw at the end of my turn?', 'DOM-6.2'],
      ['how many actions can I play?', 'DOM-4.3'],
      ['what happens when my deck is empty?', 'DOM-6.3'],
      ['who wins a tie?', 'DOM-11.5'],
      ['what is a curse?', 'DOM-1.3'],
      ['does Moat stop Masquerade?', 'DOM-9.1'],
      ['can I look through my discard pile?', 'DOM-3.1'],
      ['where does a bought card go?', 'DOM-5.5'],
      ['can I buy cards from the trash?', 'DOM-5.4'],
      ['do I have to lay out all treasures?', 'DOM-5.1'],
    ],
    cs: [
      ['můžu koupit dvě karty?', 'DOM-5.3'],
      ['kdy končí hra?', 'DOM-11.1'],
      ['kolik karet si lížu na konci tahu?', 'DOM-6.2'],
      ['kolik akcí můžu zahrát?', 'DOM-4.3'],
      ['co když mi dojde dobírací balíček?', 'DOM-7.1'],
      ['kdo vyhraje při shodě?', 'DOM-11.5'],
      ['co je kletba?', 'DOM-1.3'],
      ['zastaví Hradní příkop Maškary?', 'DOM-9.1'],
      ['můžu si prohlížet odkládací balíček?', 'DOM-3.1'],
      ['kam jde koupená karta?', 'DOM-5.5'],
      ['dá se koupit karta ze smetiště?', 'DOM-5.4'],
      ['musím vyložit všechny peníze?', 'DOM-5.1'],
    ],
    sk: [
      ['môžem kúpiť dve karty?', 'DOM-5.3'],
      ['kedy sa končí hra?', 'DOM-11.1'],
      ['koľko kariet si ťahám na konci ťahu?', 'DOM-6.2'],
      ['koľko akcií môžem zahrať?', 'DOM-4.3'],
      ['čo ak sa minie doberací balíček?', 'DOM-7.1'],
      ['kto vyhrá pri rovnosti?', 'DOM-11.5'],
      ['čo je kliatba?', 'DOM-1.3'],
      ['zastaví Hradná priekopa Maškarádu?', 'DOM-9.1'],
      ['môžem si prezerať odkladací balíček?', 'DOM-3.1'],
      ['kam ide kúpená karta?', 'DOM-5.5'],
      ['dá sa kúpiť karta zo smetiska?', 'DOM-5.4'],
      ['musím vyložiť všetky peniaze?', 'DOM-5.1'],
    ],
  },
  citadels: {
    en: [
      ['what happens if I am murdered?', 'CIT-6.2'],
      ['when does the game end?', 'CIT-8.1'],
      ['can I build the same building twice?', 'CIT-5.4'],
      ['what does the Warlord pay?', 'CIT-6.15'],
      ['can the Warlord destroy the Bishop’s buildings?', 'CIT-6.10'],
      ['how many coins do I take?', 'CIT-5.2'],
      ['how many buildings can the Architect build?', 'CIT-6.12'],
      ['when does the King get the crown?', 'CIT-4.4'],
      ['when does the Thief get the coins?', 'CIT-6.6'],
      ['who wins a tie?', 'CIT-8.4'],
      ['what if the draw pile is empty?', 'CIT-11.1'],
      ['is there a hand limit?', 'CIT-11.4'],
    ],
    cs: [
      ['co když mě zabijí?', 'CIT-6.2'],
      ['kdy končí hra?', 'CIT-8.1'],
      ['můžu postavit stejnou budovu dvakrát?', 'CIT-5.4'],
      ['kolik platí Žoldnéř?', 'CIT-6.15'],
      ['může Žoldnéř zničit budovu Kněze?', 'CIT-6.10'],
      ['kolik mincí si beru?', 'CIT-5.2'],
      ['kolik budov smí postavit Stavitel?', 'CIT-6.12'],
      ['kdy dostane Král korunu?', 'CIT-4.4'],
      ['kdy dostane Zloděj mince?', 'CIT-6.6'],
      ['kdo vyhraje při shodě?', 'CIT-8.4'],
      ['co když dojde doplňovací balíček?', 'CIT-11.1'],
      ['kolik karet můžu mít v ruce?', 'CIT-11.4'],
    ],
    sk: [
      ['čo ak ma zabijú?', 'CIT-6.2'],
      ['kedy sa končí hra?', 'CIT-8.1'],
      ['môžem postaviť rovnakú budovu dvakrát?', 'CIT-5.4'],
      ['koľko platí Žoldnier?', 'CIT-6.15'],
      ['môže Žoldnier zničiť budovu Kňaza?', 'CIT-6.10'],
      ['koľko mincí si beriem?', 'CIT-5.2'],
      ['koľko budov smie postaviť Staviteľ?', 'CIT-6.12'],
      ['kedy dostane Kráľ korunu?', 'CIT-4.4'],
      ['kedy dostane Zlodej mince?', 'CIT-6.6'],
      ['kto vyhrá pri rovnosti?', 'CIT-8.4'],
      ['čo ak sa minie doberací balíček?', 'CIT-11.1'],
      ['koľko kariet môžem mať v ruke?', 'CIT-11.4'],
    ],
  },
  diceking: {
    en: [
      ['can I re-roll twice?', 'DIC-5.2'],
      ['when does the game end?', 'DIC-10.1'],
      ['do I have to take a citizen?', 'DIC-5.5'],
      ['how many cards make a die?', 'DIC-6.2'],
      ['what is a super-joker?', 'DIC-6.1'],
      ['how many points is a gold gem?', 'DIC-10.7'],
      ['what if no card is fulfilled?', 'DIC-5.8'],
      ['who starts?', 'DIC-4.11'],
      ['what if there is no fire in the supply?', 'DIC-9.3'],
      ['can I steal a super-joker?', 'DIC-8.6'],
      ['which castle can the Rogue capture?', 'DIC-8.9'],
      ['who wins a tie?', 'DIC-10.8'],
    ],
    cs: [
      ['můžu přehodit dvakrát?', 'DIC-5.2'],
      ['kdy končí hra?', 'DIC-10.1'],
      ['musím si vzít občana?', 'DIC-5.5'],
      ['kolik karet je na jednu kostku?', 'DIC-6.3'],
      ['co je superžolík?', 'DIC-6.1'],
      ['kolik bodů je za zlatý drahokam?', 'DIC-10.7'],
      ['co když není splněná žádná karta?', 'DIC-5.8'],
      ['kdo začíná?', 'DIC-4.11'],
      ['co když v zásobě není oheň?', 'DIC-9.3'],
      ['můžu ukrást superžolíka?', 'DIC-8.6'],
      ['který hrad může lotr dobýt?', 'DIC-8.9'],
      ['kdo vyhraje při shodě?', 'DIC-10.8'],
    ],
    sk: [
      ['môžem prehodiť dvakrát?', 'DIC-5.2'],
      ['kedy sa končí hra?', 'DIC-10.1'],
      ['musím si vziať občana?', 'DIC-5.5'],
      ['koľko kariet je na jednu kocku?', 'DIC-6.3'],
      ['čo je superžolík?', 'DIC-6.1'],
      ['koľko bodov je za zlatý drahokam?', 'DIC-10.7'],
      ['čo ak nie je splnená žiadna karta?', 'DIC-5.8'],
      ['kto začína?', 'DIC-4.11'],
      ['čo ak v zásobe nie je oheň?', 'DIC-9.3'],
      ['môžem ukradnúť superžolíka?', 'DIC-8.6'],
      ['ktorý hrad môže lotor dobyť?', 'DIC-8.9'],
      ['kto vyhrá pri rovnosti?', 'DIC-10.8'],
    ],
  },
  panovnik: {
    en: [
      ['how many rounds are there?', 'PAN-4.1'],
      ['how many gems do I take when I pass?', 'PAN-6.2'],
      ['how many gems can I have?', 'PAN-11.4'],
      ['what if two players bid the same colour?', 'PAN-4.5'],
      ['how many cards can I build?', 'PAN-7.1'],
      ['what does level 5 cost?', 'PAN-7.6'],
      ['how do I use an eternal gem?', 'PAN-7.8'],
      ['when do I get a gem for a circle?', 'PAN-7.9'],
      ['what does an attack token do?', 'PAN-8.7'],
      ['who wins a tie?', 'PAN-10.15'],
      ['can a law lie on level 5?', 'PAN-2.6'],
      ['can I move a placed card?', 'PAN-2.7'],
    ],
    cs: [
      ['kolik má hra kol?', 'PAN-4.1'],
      ['kolik drahokamů si vezmu, když pasuji?', 'PAN-6.2'],
      ['kolik můžu mít drahokamů?', 'PAN-11.4'],
      ['co když dva nabídnou stejnou barvu?', 'PAN-4.5'],
      ['kolik karet můžu postavit?', 'PAN-7.1'],
      ['kolik stojí úroveň 5?', 'PAN-7.6'],
      ['jak použít věčný drahokam?', 'PAN-7.8'],
      ['kdy dostanu drahokam za kruh?', 'PAN-7.9'],
      ['k čemu je žeton útoku?', 'PAN-8.7'],
      ['kdo vyhraje při shodě?', 'PAN-10.15'],
      ['může zákon ležet na úrovni 5?', 'PAN-2.6'],
      ['můžu přesunout kartu?', 'PAN-2.7'],
    ],
    sk: [
      ['koľko má hra kôl?', 'PAN-4.1'],
      ['koľko drahokamov si vezmem, keď pasujem?', 'PAN-6.2'],
      ['koľko môžem mať drahokamov?', 'PAN-11.4'],
      ['čo ak dvaja ponúknu rovnakú farbu?', 'PAN-4.5'],
      ['koľko kariet môžem postaviť?', 'PAN-7.1'],
      ['koľko stojí úroveň 5?', 'PAN-7.6'],
      ['ako použiť večný drahokam?', 'PAN-7.8'],
      ['kedy dostanem drahokam za kruh?', 'PAN-7.9'],
      ['načo je žetón útoku?', 'PAN-8.7'],
      ['kto vyhrá pri rovnosti?', 'PAN-10.15'],
      ['môže zákon ležať na úrovni 5?', 'PAN-2.6'],
      ['môžem presunúť kartu?', 'PAN-2.7'],
    ],
  },
};

const table = Object.entries(QUESTIONS).flatMap(([game, languages]) =>
  Object.entries(languages).flatMap(([lang, questions]) =>
    questions.map(([question, rule]) => ({ game, lang: lang as Locale, question, rule })),
  ),
);
const FIRST_SEEN = 10;

test.each(table)('$game, $lang: “$question” finds $rule', async ({ game, lang, question, rule }) => {
  const book = await loadBook(game, lang);
  const { sections } = findIn(book, wordsOf(question, lang));
  const seen = sections.flatMap(({ blocks }) => blocks.flatMap(idsOfLines));
  expect(seen.slice(0, FIRST_SEEN)).toContain(rule);
  expect(countLines(sections)).toBeLessThan(countLines(book.sections) / 4);
});

/** One for each line that is seen; what has no ID is empty. */
function idsOfLines(block: Block): readonly string[] {
  if (block.kind === 'table') return block.rows.map(([id = '']) => id);
  if (block.kind !== 'rule') return [''];
  return block.parts.length === 0 ? block.ids.slice(0, 1) : block.parts.map((part) => part.id);
}
