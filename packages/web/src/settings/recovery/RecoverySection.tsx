import type { ReactNode } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import styles from '../DeviceSection.module.css';
import { RecoveryMaker } from './RecoveryMaker.tsx';

/** The recovery code in the settings. */
export function RecoverySection(): ReactNode {
  const { say } = useLazyText();
  return (
    <section className={styles.device}>
      <h3>{say('recovery.title')}</h3>
      <RecoveryMaker />
    </section>
  );
}
