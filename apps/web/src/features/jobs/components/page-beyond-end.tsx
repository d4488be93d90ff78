import type { JobSearch } from '@waymark/contract/jobs';
import { ButtonLink } from '../../../components/button.tsx';
import { TrailEnd } from '../../../components/trail-end.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import { pathOfSearch } from '../search-rules.ts';
import styles from './notice-page.module.css';

export function PageBeyondEnd({ search, path }: { search: JobSearch; path: string }) {
  return (
    <div className={styles['page']}>
      <TrailEnd />
      <h1>There is no page {formatCount(search.page)}</h1>
      <p>This search has fewer pages than that; some of its jobs may have been filled meanwhile.</p>
      <ButtonLink to={pathOfSearch({ ...search, page: 1 }, path)}>Go to the first page</ButtonLink>
    </div>
  );
}
