import { botNames } from '@regalia/bots';
import type { Game } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { botWithStyle } from '../kit/text/speech.ts';
import { Field } from '../ui/Field.tsx';

interface BotChoiceProps {
  readonly label: string;
  readonly game: Game;
  readonly level: string;
  readonly onChange: (level: string) => void;
}

export function BotChoice({ label, game, level, onChange }: BotChoiceProps): ReactNode {
  const { t } = useText();
  return (
    <Field label={label}>
      <select value={level} onChange={({ target }) => onChange(target.value)}>
        {botNames(game).map((one) => (
          <option key={one} value={one}>
            {botWithStyle(t, one)}
          </option>
        ))}
      </select>
    </Field>
  );
}
