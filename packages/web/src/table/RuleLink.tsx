import { createContext, type ReactNode, use } from 'react';
import styles from './RuleLink.module.css';

/** Opens the rule book at a rule. */
export const OpenRuleContext = createContext<(rule: string) => void>(() => undefined);

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const open = use(OpenRuleContext);
  return (
    <button type="button" className={styles.rule} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
