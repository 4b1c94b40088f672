import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GAME_IDS } from '../../games/catalog.ts';
import { useText } from '../../i18n/text.ts';
import { isMyTurn } from '../../tables/remote/isMyTurn.ts';
import { useTables } from '../../tables/remote/polling/useTables.ts';
import styles from './TableHeader.module.css';

/** Takes me to another table that waits for me. */
export function OtherTableLink({ here }: { readonly here: string }): ReactNode {
  const { t } = useText();
  const mine = useTables('mine');
  const other = mine.state === 'there' ? mine.value.find((one) => one.id !== here && isMyTurn(one)) : undefined;
  const game = GAME_IDS.find((id) => id === other?.game);
  return (
    <span role="status" className={styles.elsewhere}>
      {other && game && <Link href={`/t/${other.id}`}>{t('elsewhere.turn', { game: t(`game.${game}`) })}</Link>}
    </span>
  );
}
