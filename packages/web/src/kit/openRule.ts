import { createContext } from 'react';

/** Opens the rule book at a rule. */
export const OpenRuleContext = createContext<(rule: string) => void>(() => undefined);
