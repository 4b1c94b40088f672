import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { Notice } from './Notice.tsx';

export function NotFoundPage(): ReactNode {
  const { t } = useText();
  return <Notice title={t('not-found')} hint={t('not-found.hint')} />;
}
