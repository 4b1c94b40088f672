import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Glyph, type GlyphName } from './icons/Glyph.tsx';

type ButtonVariant = 'main' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly glyph?: GlyphName;
}

export function Button({ variant = 'plain', glyph, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={cx(styles.button, styles[variant], className)} {...rest}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly glyph: GlyphName;
  /** Says what it does, to everybody: it is also the tooltip. */
  readonly label: string;
}

export function IconButton({ glyph, label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={cx(styles.button, styles.icon, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Glyph name={glyph} />
    </button>
  );
}
