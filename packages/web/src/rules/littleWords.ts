import type { Locale } from '@regalia/kernel';

/** Words of questions that say nothing about what is looked for, without diacritics. */
const LITTLE_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
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

/** What is left to look for; all of it where nothing would be left. */
export function withoutLittleWords(words: readonly string[], lang: Locale): readonly string[] {
  const rest = words.filter((word) => !LITTLE_WORDS[lang].has(word));
  return rest.length > 0 ? rest : words;
}

/** Who asks how many one may have asks for a limit; who asks whether two are allowed, for the rule that allows one. */
const MEANINGS: Readonly<Record<Locale, readonly (readonly [question: RegExp, meant: string])[]>> = {
  en: [
    [/\bhow (?:many|much)\b.*\b(?:have|hold|keep)\b/, 'limit'],
    [/\b(?:can|may)\b.*\btwo\b/, 'one'],
  ],
  cs: [
    [/\bkolik\b.*\bmit\b/, 'omezeny'],
    [/\b(?:muz|mohu|smi|lze).*\b(?:dva|dve)\b/, 'jednu'],
  ],
  sk: [
    [/\bkolko\b.*\bmat\b/, 'obmedzeny'],
    [/\b(?:moz|smie).*\b(?:dva|dve)\b/, 'jednu'],
  ],
};

/** Words that a turn of phrase stands for. */
export function meantBy(search: string, lang: Locale): readonly string[] {
  return MEANINGS[lang].flatMap(([question, meant]) => (question.test(search) ? [meant] : []));
}
