import { localPath } from '@waymark/contract/language-prefix';
import { directionOf, type Language } from '@waymark/contract/text/languages';
import { useLocation } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import { useOtherLanguages } from '../../../../lib/languages/other-languages.ts';
import ui from '../../../../styles/primitives.module.css';
import { languageOffers } from '../offer-constants.ts';
import styles from './language-offer.module.css';

/**
 * Offers the page in the language that the browser asks for before this one. Pages are the same for everybody: each has
 * the offers of all its other languages, and the script in its head shows one of them (`root.tsx`).
 */
export function LanguageOffers() {
  return useOtherLanguages().map((language) => <LanguageOffer key={language} language={language} />);
}

function LanguageOffer({ language }: { language: Language }) {
  const { pathname, search } = useLocation();
  const { about, read, hide } = languageOffers[language];
  const shown = `--offer-${language}`;

  function dismiss() {
    siteStorage.write('languageOffer', 'hidden');
    document.documentElement.style.removeProperty(shown);
    document.querySelector('main')?.focus();
  }

  return (
    <aside
      className={styles['offer']}
      style={{ display: `var(${shown}, none)` }}
      lang={language}
      dir={directionOf(language)}
      aria-label={about}
    >
      <p>{about}</p>
      <div className={ui['wrap']}>
        <a
          className={styles['link']}
          href={localPath(pathname + search, language)}
          hrefLang={language}
          suppressHydrationWarning
        >
          {read}
        </a>
        <Button variant="quiet" onClick={dismiss}>
          {hide}
        </Button>
      </div>
    </aside>
  );
}
