import type { Lesson } from '../../kit/lesson.ts';

const [KINGS_NEST, BLOOD_TEAR_SPRING, GREAT_HALL, ROOF] = [0, 12, 14, 16];

/** The first round and its monuments are played together; from round 2 on the person plays alone. */
export const lesson: Lesson = {
  seed: 50,
  others: [{}, { 0: [4], 1: [10], 2: [6], 3: [13] }],
  steps: [
    {
      at: 0,
      place: 'hand',
      text: {
        en: 'Welcome! Two kingdoms compete in three rounds. These five cards are your hand; your opponent sees only their backs.',
        cs: 'Vítej! Dvě království soupeří ve třech kolech. Těchto pět karet máš v ruce; soupeř vidí jen jejich rub.',
        sk: 'Vitaj! Dve kráľovstvá súperia v troch kolách. Týchto päť kariet máš v ruke; súper vidí len ich rub.',
      },
    },
    {
      at: 0,
      place: 'hand',
      text: {
        en: 'Each card has a symbol in its corner and a rule at the bottom. Great Hall says “3 × palace”: 3 points for each palace in your kingdom.',
        cs: 'Karta má v rohu symbol a dole pravidlo. Dvorana říká „3 × palác“: 3 body za každý palác v tvém království.',
        sk: 'Karta má v rohu symbol a dole pravidlo. Dvorana hovorí „3 × palác“: 3 body za každý palác v tvojom kráľovstve.',
      },
    },
    {
      at: 0,
      answer: [GREAT_HALL],
      text: {
        en: 'Choose the glowing Great Hall and confirm. Both sides choose in secret, then reveal their cards together.',
        cs: 'Vyber zářící Dvoranu a potvrď. Obě strany vybírají tajně; pak se obě karty odkryjí najednou.',
        sk: 'Vyber žiariacu Dvoranu a potvrď. Obe strany vyberajú tajne; potom sa obe karty odkryjú naraz.',
      },
    },
    {
      at: 1,
      place: 'hand',
      text: {
        en: 'You’ve swapped hands! You hold what your opponent left, and they hold your four cards. What you pass on comes back one card smaller.',
        cs: 'Karty v ruce jste si vyměnili! Teď držíš to, co nechal soupeř, a on má tvé čtyři karty. Co předáš, vrátí se ti o jednu kartu chudší.',
        sk: 'Karty v ruke ste si vymenili! Teraz držíš to, čo nechal súper, a on má tvoje štyri karty. Čo odovzdáš, vráti sa ti o jednu kartu chudobnejšie.',
      },
    },
    {
      at: 1,
      answer: [ROOF],
      text: {
        en: 'Below each card you see what it would score right away, and what it changes for your opponent. Roof of the World doubles your most common symbol: it will pay off. Take it.',
        cs: 'Pod každou kartou vidíš, co by hned přinesla a co by změnila soupeři. Střecha světa zdvojnásobí tvůj nejčastější symbol: vyplatí se. Vezmi ji.',
        sk: 'Pod každou kartou vidíš, čo by hneď priniesla a čo by zmenila súperovi. Strecha sveta zdvojnásobí tvoj najčastejší symbol: oplatí sa. Vezmi ju.',
      },
    },
    {
      at: 2,
      place: 'my-symbols',
      text: {
        en: 'This row counts your symbols. A bar under a number means you’re ahead.',
        cs: 'Tento řádek ukazuje počty symbolů v tvém království. Čára pod číslem znamená, že jich máš víc než soupeř.',
        sk: 'Tento riadok ukazuje počty symbolov v tvojom kráľovstve. Čiara pod číslom znamená, že ich máš viac než súper.',
      },
    },
    {
      at: 2,
      answer: [KINGS_NEST],
      text: {
        en: 'The glowing card is a palace: Great Hall counts it, and the Roof doubles it. Take it.',
        cs: 'Zářící karta je palác: Dvorana ho započítá a Střecha světa zdvojnásobí. Vezmi ji.',
        sk: 'Žiariaca karta je palác: Dvorana ho započíta a Strecha sveta zdvojnásobí. Vezmi ju.',
      },
    },
    {
      at: 3,
      answer: [BLOOD_TEAR_SPRING],
      text: {
        en: 'Watch your opponent too: only they have a garden, so the glowing card is worth 7 to them. Take it! Your forecast dips for now, but your last card plays itself, and it’s a palace.',
        cs: 'Mysli i na soupeře: zářící karta by mu přinesla 7 bodů, protože jen on má zahradu. Vezmi mu ji. Tvé průběžné body teď klesnou, ale poslední karta, která se vyloží sama, je palác a spraví to.',
        sk: 'Mysli aj na súpera: žiariaca karta by mu priniesla 7 bodov, lebo len on má záhradu. Vezmi mu ju. Tvoje priebežné body teraz klesnú, ale posledná karta, ktorá sa vyloží sama, je palác a napraví to.',
      },
    },
    {
      at: 4,
      place: 'prompt',
      text: {
        en: 'The round is scored: Great Hall alone brought 12 points. Now keep one card as a monument: it stays and scores again every round.',
        cs: 'Kolo je obodované: sama Dvorana přinesla 12 bodů. Teď si jednu kartu ponecháš jako monument: zůstane a boduje znovu v každém dalším kole.',
        sk: 'Kolo je obodované: sama Dvorana priniesla 12 bodov. Teraz si jednu kartu ponecháš ako monument: zostane a boduje znova v každom ďalšom kole.',
      },
    },
    {
      at: 4,
      answer: [GREAT_HALL, BLOOD_TEAR_SPRING],
      text: {
        en: 'First tap the card to keep: Great Hall, the one with columns. Then the card to remove for good: Blood-Tear Spring, the one with the eye.',
        cs: 'Nejprve ťukni na kartu, kterou si necháš: Dvorana, ta se sloupy. Pak na kartu, která navždy opustí hru: Pramen krvavých slz, ta s okem.',
        sk: 'Najprv ťukni na kartu, ktorú si necháš: Dvorana, tá so stĺpmi. Potom na kartu, ktorá navždy opustí hru: Prameň krvavých sĺz, tá s okom.',
      },
    },
    {
      at: 5,
      place: 'my-kingdom',
      text: {
        en: 'Round 2. Your monument carries a golden token and already scores. You hold three old cards and two new ones.',
        cs: 'Druhé kolo. Tvůj monument nese zlatý žeton a už boduje. V ruce máš tři staré karty a dvě nové.',
        sk: 'Druhé kolo. Tvoj monument nesie zlatý žetón a už boduje. V ruke máš tri staré karty a dve nové.',
      },
    },
    {
      at: 5,
      text: {
        en: 'Now it’s up to you. The score explains every point, the question mark shows the rule, and a long press enlarges a card. Good luck!',
        cs: 'Teď hraj dál samostatně. Záložka Body vysvětlí každý bod, otazník ukáže pravidlo a podržením kartu zvětšíš. Hodně štěstí!',
        sk: 'Teraz hraj ďalej samostatne. Záložka Body vysvetlí každý bod, otáznik ukáže pravidlo a podržaním kartu zväčšíš. Veľa šťastia!',
      },
    },
  ],
};
