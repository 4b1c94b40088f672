import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage(): ReactNode {
  const { t } = useText();
  return <MessagePage title={t('not-found')} hint={t('not-found.hint')} />;
}
