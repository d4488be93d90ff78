import { paths } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { board, titleOf } from '../../../../lib/board.ts';
import styles from './full-page.module.css';

export function NotFoundPage() {
  return (
    <main className={styles['page']}>
      <div className={styles['inner']}>
        <Link className={styles['logo']} to={paths.home} aria-label={`${board.name}, home`}>
          <Logo />
        </Link>
        <div className={styles['message']}>
          <title>{titleOf('Error 404')}</title>
          <meta name="robots" content="noindex" />
          <h1 className={styles['title']}>Error 404</h1>
          <p className={styles['lead']}>OOPS! Page Not Found</p>
          <p>The path ends here. The page may have moved, or the address may be mistyped.</p>
          <div className={styles['actions']}>
            <ButtonLink to={paths.root}>Back To Home</ButtonLink>
            <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
              Browse All Jobs
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
