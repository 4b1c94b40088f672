import type { Locale } from '@regalia/kernel';

/** Words that a search ignores, without diacritics. */
const STOP_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: setOf(
    'a after am an and any are as at be been before but by can cannot could did do does else ever for from had happen happens has have',
    'how i if in into is it its just like many may me mean means much must my need of on one or shall should so still than that',
    'the their them then there these they this those to two under us use want was we were what when where which who whose why',
    'will with work works would you your',
  ),
  cs: setOf(
    'a aby ale ani asi az bude by byt cem cemu co da delat dela do dva dve dvema i ja jak jaka jake jakou jaky je jeden jedna jednu',
    'jeho jeji jsem jsi jsou k kam kde kdo kdy kdyz ke kolik komu ktera ktere ktereho kterou ktery lze ma mam mame me mezi',
    'mi mit mne moc mohu muj muze muzeme muzes muzu musi musim my na nad nebo nejak neni o od po pod potrebuji pri pro proc',
    's se si smi smim smime tam ta tady tak te tedy ten ti to tu tuto ty u uz v ve vsak z za ze zda znamena',
  ),
  sk: setOf(
    'a aby aj ak aka ake ako aku aky ale alebo ani asi az bude by byt com comu co da do dva dvaja dve dvoma i ich ja je',
    'jeden jedna jednu jeho jej k kam kde ked kedy kolko komu kto ktora ktore ktoreho ktoru ktory ku ma mam mame mat medzi',
    'mi mna moc moj moze mozem mozeme mozes mozno musi musim my na naco nad nejako nie o od po pod potrebujem pre preco pri robi robit',
    's sa si smie smiem smieme so su som ta tak tam te ten ti to tu tuto ty u uz v vo vsak z za ze zo znamena',
  ),
};

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Removes stop words, unless nothing would be left. */
export function withoutStopWords(words: readonly string[], lang: Locale): readonly string[] {
  const rest = words.filter((word) => !STOP_WORDS[lang].has(word));
  return rest.length > 0 ? rest : words;
}

/** Phrases that imply a word: "how many may I have" asks for a limit, "may I do two" for the rule that allows one. */
const PHRASES: Readonly<Record<Locale, readonly (readonly [phrase: RegExp, implied: string])[]>> = {
  en: [
    [/\bhow (?:many|much)\b.*\b(?:have|hold|keep)\b/, 'limit'],
    [/\b(?:can|may)\b.*\btwo\b/, 'one'],
  ],
  cs: [
    [/\bkolik\b.*\bmit\b/, 'omezeny'],
    [/\bkolik\b.*\b(?:muz|smi)[a-z]* (?!mit\b)/, 'nejvyse'],
    [/\b(?:muz|mohu|smi|lze).*\b(?:dva|dve)\b/, 'jednu'],
  ],
  sk: [
    [/\bkolko\b.*\bmat\b/, 'obmedzeny'],
    [/\bkolko\b.*\b(?:moz|smie)[a-z]* (?!mat\b)/, 'najviac'],
    [/\b(?:moz|smie).*\b(?:dva|dve)\b/, 'jednu'],
  ],
};

/** Words that the phrases of a question imply. */
export function impliedWords(search: string, lang: Locale): readonly string[] {
  return PHRASES[lang].flatMap(([phrase, implied]) => (phrase.test(search) ? [implied] : []));
}
