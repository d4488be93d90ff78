import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { TrailEnd } from '../../../components/trail-end.tsx';
import styles from './notice-page.module.css';

export function UnknownJobPage() {
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>There is no such job</h1>
      <p>The address may be incomplete, or its employer has taken the posting down.</p>
      <ButtonLink to={paths.browseJobFilterList}>Browse All Jobs</ButtonLink>
    </div>
  );
}
