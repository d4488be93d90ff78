import { localPath } from '@waymark/contract/language-prefix';
import { languages } from '@waymark/contract/text/languages';
import { useLocation } from 'react-router';
import { board } from '../../lib/board.ts';
import { useLanguage } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './language-switcher.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** The same page in each language of the board, called as its speakers call it; nothing where there is one. */
export function LanguageSwitcher() {
  const say = useSay();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const offered = languages.filter(({ code }) => board.languages.offered.includes(code));
  if (offered.length < 2) return null;
  return (
    <nav aria-label={say`Language`}>
      <ul className={`${ui['wrap']} ${styles['list']}`}>
        {offered.map(({ code, name }) => (
          <li key={code}>
            <a
              className={styles['link']}
              // Another language is another document. The server leaves out of the query what no page takes.
              href={localPath(pathname + search, code)}
              lang={code}
              hrefLang={code}
              dir="auto"
              aria-current={code === language ? 'true' : undefined}
              suppressHydrationWarning
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
