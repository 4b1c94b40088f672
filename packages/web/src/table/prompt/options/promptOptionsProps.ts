import type { Decision } from '@regalia/kernel';
import type { Choice } from '../../../kit/choice/choice.ts';

export interface PromptOptionsProps {
  readonly decision: Decision;
  readonly choice: Choice;
}
