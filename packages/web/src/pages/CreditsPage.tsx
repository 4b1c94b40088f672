import type { ReactNode } from 'react';
import { Footer } from '../app/Footer.tsx';
import { Header } from '../app/Header.tsx';
import { useTitle } from '../app/useTitle.ts';
import { useText } from '../i18n/text.ts';
import styles from './CreditsPage.module.css';

const WORKS = [
  {
    name: 'game-icons.net',
    by: 'Lorc, Delapouite, Skoll, Caro Asercion, Sbed, Felbrigg, Faithtoken & al.',
    license: 'CC BY 3.0',
    href: 'https://game-icons.net',
  },
  { name: 'Fraunces', by: 'Undercase Type', license: 'SIL OFL 1.1', href: 'https://github.com/undercasetype/Fraunces' },
  { name: 'Inter', by: 'Rasmus Andersson', license: 'SIL OFL 1.1', href: 'https://rsms.me/inter' },
  { name: 'React', by: 'Meta', license: 'MIT', href: 'https://react.dev' },
] as const;

export function CreditsPage(): ReactNode {
  const { t } = useText();
  useTitle(t('credits.title'));
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{t('credits.title')}</h1>
        <p>{t('credits.art')}</p>
        <ul>
          {WORKS.map(({ name, by, license, href }) => (
            <li key={name}>
              <a href={href} rel="noreferrer">
                {name}
              </a>
              <span>
                {by} ({license})
              </span>
            </li>
          ))}
        </ul>
        <h2>{t('credits.games')}</h2>
        <p>{t('footer.names')}</p>
        <p>{t('credits.license')}</p>
      </main>
      <Footer />
    </>
  );
}
