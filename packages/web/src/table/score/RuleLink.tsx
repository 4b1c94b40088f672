import { type ReactNode, use } from 'react';
import { OpenRuleContext } from '../../kit/openRule.ts';
import styles from './RuleLink.module.css';

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const open = use(OpenRuleContext);
  return (
    <button type="button" className={styles.rule} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
