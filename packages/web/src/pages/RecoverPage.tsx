import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLazyText } from '../i18n/lazyTexts/useLazyText.ts';
import { ContinueForm } from '../settings/ContinueForm.tsx';
import { api } from '../tables/remote/api/api.ts';
import { useServer } from '../tables/remote/polling/useServer.ts';
import { MessagePage } from './MessagePage.tsx';

/** Where the QR code of a recovery code leads. */
export function RecoverPage(): ReactNode {
  const { say } = useLazyText();
  const [code] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const tables = useServer(() => api.tables('mine'));
  const hasTables = tables.state === 'there' && tables.value.length > 0;
  // The code does not stay in the browser's history.
  useLayoutEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <MessagePage title={say('recover.title')} hint={say('recover.hint')}>
      <ContinueForm code={code} />
      {hasTables && <p role="note">{say('recover.leave')}</p>}
    </MessagePage>
  );
}
