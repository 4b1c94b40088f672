import type { Dictionary } from '@regalia/kernel';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { loadGameTexts, textsOf } from './gameTexts.ts';

const NONE: Dictionary = {};

/** What a game says, without its rules; nothing until it has come. */
export function useGameWords(game: string): Dictionary {
  const { locale } = useText();
  const [isHere, setHere] = useState(false);
  useEffect(() => void loadGameTexts(game).then(() => setHere(true)), [game]);
  return (isHere ? textsOf(game)?.dictionary(locale) : undefined) ?? NONE;
}
