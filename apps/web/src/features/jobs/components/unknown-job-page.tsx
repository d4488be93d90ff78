import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { TrailEnd } from '../../../components/trail-end.tsx';
import { NextSearch } from './next-search.tsx';
import styles from './unknown-job-page.module.css';

export function UnknownJobPage() {
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>There is no such job</h1>
      <p className={styles['lead']}>
        The address may be incomplete, or its employer has taken the posting down. Look for it by its title:
      </p>
      <div className={styles['search']}>
        <NextSearch />
      </div>
      <p className={styles['link']}>
        <Link to={paths.browseJobFilterList}>Browse All Jobs</Link>
      </p>
    </div>
  );
}
