import type { Locale } from '@regalia/kernel';

/** Words of questions that say nothing about what is looked for, without diacritics. */
const LITTLE_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: setOf(
    'a an and are as at be been but by can could did do does for from had has have how i if in is it its many may me',
    'much must my of on or shall should so that the their them then there they this to was we were what when where',
    'which who whose why will with would you your',
  ),
  cs: setOf(
    'a aby ale ani asi az bude by byt co do i ja jak jaka jake jakou jaky je jeho jeji jsem jsi jsou k kam kde kdo kdy',
    'kdyz ke kolik ktera ktere kterou ktery ma mam mame mi mit mne moc mohu muj muze muzes muzu musi musim my na',
    'nebo o od po pri pro proc s se si smi smim ta tady tak te tedy ten ti to tu tuto ty u uz v ve vsak z za ze',
  ),
  sk: setOf(
    'a aby aj ak aka ake ako aku aky ale alebo ani asi az bude by byt co do i ich ja je jeho jej k kam kde ked kedy',
    'kolko kto ktora ktore ktoru ktory ku ma mam mame mat mi mna moc moj moze mozem mozes musi musim my na o od po',
    'pre preco pri s sa si smie smiem so su som ta tak te ten ti to tu tuto ty u uz v vo vsak z za ze zo',
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
