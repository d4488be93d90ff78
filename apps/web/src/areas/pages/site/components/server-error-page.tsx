import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { board, titleOf } from '../../../../lib/board.ts';
import { useLanguage } from '../../../../lib/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './full-page.module.css';

/** Plain links only, because the router may not work when this page shows. */
export function ServerErrorPage() {
  const language = useLanguage();
  return (
    <main className={styles['page']}>
      <div className={`${ui['pageWidth']} ${styles['inner']}`}>
        <a
          className={styles['logo']}
          href={localPath(paths.home, language)}
          aria-label={`${board.name}, home`}
        >
          <Logo />
        </a>
        <div className={`${ui['grid3']} ${styles['message']}`}>
          <title>{titleOf('Something went wrong')}</title>
          <h1 className={styles['title']}>Something went wrong</h1>
          <p>This page could not be shown. The fault is ours; please try again in a moment.</p>
          <div className={`${ui['wrap3']} ${styles['actions']}`}>
            <ButtonLink to="" reloadDocument>
              Try again
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.root} reloadDocument>
              Back To Home
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
