import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ownName } from '../../settings/ownName.ts';
import { IconButton } from '../../ui/Button.tsx';
import { focusNow } from '../../ui/dom/focusNow.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Gathering.module.css';

interface OwnNameProps {
  /** As the others see it now. */
  readonly shown: string;
  readonly onRename: (name: string) => void;
}

/** My name among the seats; the pencil makes it editable. */
export function OwnName({ shown, onRename }: OwnNameProps): ReactNode {
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <>
        <span className={styles.name}>{shown}</span>
        <span className={styles.tag}>{t('seat.you')}</span>
        <IconButton glyph="pencil" label={t('gathering.rename')} onClick={() => setTyped(ownName())} />
      </>
    );
  }
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wish = typed.trim();
    setTyped(null);
    if (wish === '' || wish === shown) return;
    onRename(wish);
  };
  return (
    <form
      className={styles.rename}
      onSubmit={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(null);
      }}
    >
      <TextField
        ref={focusNow}
        value={typed}
        maxLength={24}
        aria-label={t('settings.name')}
        placeholder={t('settings.name.hint')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <IconButton type="submit" glyph="check" label={t('gathering.rename.save')} />
    </form>
  );
}
