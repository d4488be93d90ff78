import { paths } from '@waymark/contract/paths';
import { Link } from '../../../components/layout/link.tsx';
import { MessagePage } from '../../../components/layout/message-page.tsx';
import { NextSearch } from './next-search.tsx';
import styles from './unknown-job-page.module.css';

export function UnknownJobPage() {
  return (
    <MessagePage title="There is no such job">
      <p>
        The address may be incomplete, or its employer has taken the posting down. Look for it by its title:
      </p>
      <div className={styles['search']}>
        <NextSearch />
      </div>
      <Link className={styles['link']} to={paths.browseJobFilterList}>
        Browse All Jobs
      </Link>
    </MessagePage>
  );
}
