import { ButtonLink } from '../../../components/button.tsx';
import { TrailEnd } from '../../../components/trail-end.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './company-page-unknown.module.css';

/** The list got shorter, or the address was made up. */
export function BeyondLastPage({ page, first }: { page: number; first: string }) {
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>There is no page {formatCount(page)}</h1>
      <p>The list ends before it.</p>
      <ButtonLink to={first}>Go to the first page</ButtonLink>
    </div>
  );
}
