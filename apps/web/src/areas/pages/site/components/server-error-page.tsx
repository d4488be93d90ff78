import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { board, titleOf } from '../../../../lib/board.ts';
import { useLanguage } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './full-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Plain links only, because the router may not work when this page shows. */
export function ServerErrorPage() {
  const say = useSay();
  const language = useLanguage();
  return (
    <main className={styles['page']}>
      <div className={`${ui['pageWidth']} ${styles['inner']}`}>
        <a
          className={styles['logo']}
          href={localPath(paths.home, language)}
          aria-label={say`${board.name}, home`}
        >
          <Logo />
        </a>
        <div className={`${ui['grid3']} ${styles['message']}`}>
          <title>{titleOf(say`Something went wrong`)}</title>
          <h1 className={styles['title']}>{say`Something went wrong`}</h1>
          <p>{say`This page could not be shown. The fault is ours; please try again in a moment.`}</p>
          <div className={`${ui['wrap3']} ${styles['actions']}`}>
            <ButtonLink to="" reloadDocument>
              {say`Try again`}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.root} reloadDocument>
              {say`Back To Home`}
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
