import { paths } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { NextSearch } from './next-search.tsx';
import styles from './job-parts.module.css';

export function UnknownJobPage() {
  return (
    <MessagePage title="There is no such job">
      <p>
        The address may be incomplete, or the posting is not on the board any more. Look for it by its title:
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
