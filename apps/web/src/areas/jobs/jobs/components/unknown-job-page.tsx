import { paths } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { NextSearch } from './next-search.tsx';
import styles from './job-parts.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

export function UnknownJobPage() {
  const say = useSay();
  return (
    <MessagePage title={say`There is no such job`}>
      <p>
        {say`The address may be incomplete, or the posting is not on the board any more. Look for it by its title:`}
      </p>
      <div className={styles['search']}>
        <NextSearch />
      </div>
      <Link className={styles['link']} to={paths.browseJobFilterList}>
        {say`Browse All Jobs`}
      </Link>
    </MessagePage>
  );
}
