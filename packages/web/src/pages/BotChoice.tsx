import { LEVELS } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { botWithStyle } from '../kit/text/speech.ts';
import { Field } from '../ui/Field.tsx';

interface BotChoiceProps {
  readonly label: string;
  readonly level: string;
  readonly onChange: (level: string) => void;
}

export function BotChoice({ label, level, onChange }: BotChoiceProps): ReactNode {
  const { t } = useText();
  return (
    <Field label={label}>
      <select value={level} onChange={({ target }) => onChange(target.value)}>
        {offered(level).map((one) => (
          <option key={one} value={one}>
            {botWithStyle(t, one)}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The levels, and a bot that was chosen when there were others. */
function offered(chosen: string): readonly string[] {
  return LEVELS.some((level) => level === chosen) ? LEVELS : [...LEVELS, chosen];
}
