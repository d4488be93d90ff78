import { paths } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { board, titleOf } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './full-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export function NotFoundPage() {
  const say = useSay();
  return (
    <main className={styles['page']}>
      <div className={`${ui['pageWidth']} ${styles['inner']}`}>
        <Link className={styles['logo']} to={paths.home} aria-label={say`${board.name}, home`}>
          <Logo />
        </Link>
        <div className={`${ui['grid3']} ${styles['message']}`}>
          <title>{titleOf(say`Error 404`)}</title>
          <meta name="robots" content="noindex" />
          <h1 className={styles['title']}>{say`Error 404`}</h1>
          <p className={`${ui['textXl']} ${ui['semibold']}`}>{say`OOPS! Page Not Found`}</p>
          <p>{say`The path ends here. The page may have moved, or the address may be mistyped.`}</p>
          <div className={`${ui['wrap3']} ${styles['actions']}`}>
            <ButtonLink to={paths.root}>{say`Back To Home`}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
              {say`Browse All Jobs`}
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
