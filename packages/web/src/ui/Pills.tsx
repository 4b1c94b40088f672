import { type ReactNode, useId } from 'react';
import styles from './Pills.module.css';

interface PillsProps<T extends string | number> {
  readonly options: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly nameOf: (option: T) => ReactNode;
}

/** One of a few, all of them in sight; what is chosen from is said by the fieldset around it. */
export function Pills<T extends string | number>({ options, value, onChange, nameOf }: PillsProps<T>): ReactNode {
  const group = useId();
  return (
    <div className={styles.pills}>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={group} checked={option === value} onChange={() => onChange(option)} />
          <span>{nameOf(option)}</span>
        </label>
      ))}
    </div>
  );
}
