import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  /** Undefined while nothing is chosen. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  /** Undefined while what is written is no number that may be chosen. */
  readonly onChange: (value: number | undefined) => void;
}

/** A number between the smallest and the largest: by steps, by arrow keys, or written. It never sends anything. */
export function NumberField({ value, min, max, label, less, more, onChange }: NumberFieldProps): ReactNode {
  const [written, setWritten] = useState<string | null>(null);
  const step = (by: number): void => {
    setWritten(null);
    onChange(value === undefined ? min : Math.min(max, Math.max(min, value + by)));
  };
  return (
    <fieldset className={styles.field} aria-label={label}>
      <Button onClick={() => step(-1)} disabled={value !== undefined && value <= min} aria-label={less}>
        −
      </Button>
      <input
        className={styles.number}
        inputMode="numeric"
        size={3}
        aria-label={`${label} (${min}–${max})`}
        aria-invalid={written !== null && numberIn(written, min, max) === undefined}
        value={written ?? value ?? ''}
        placeholder="?"
        onChange={({ target }) => {
          setWritten(target.value);
          onChange(numberIn(target.value, min, max));
        }}
        onBlur={() => setWritten(null)}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      <Button onClick={() => step(1)} disabled={value === max} aria-label={more}>
        +
      </Button>
    </fieldset>
  );
}

/** What is written, if it is a whole number that may be chosen. */
export function numberIn(written: string, min: number, max: number): number | undefined {
  if (!/^\s*\d+\s*$/.test(written)) return undefined;
  const number = Number(written);
  return number >= min && number <= max ? number : undefined;
}
