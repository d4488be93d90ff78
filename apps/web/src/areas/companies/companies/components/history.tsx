import type { CompanyHistory } from '@waymark/contract/companies/history';
import { paths, searchPath } from '@waymark/contract/paths';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import styles from './history.module.css';

/** In the time of whoever looks: the page is drawn in the browser alone. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const hrefOf = (page: number) =>
  searchPath({ page: page > 1 ? String(page) : undefined }, paths.companyHistory);

/** Who did what for the company, newest first, for owners and recruiters. */
export function History({ data, total, page, pageSize }: CompanyHistory) {
  return (
    <>
      <PageHeading>History</PageHeading>
      {data.length === 0 ? (
        <EmptyState title="Nothing yet">
          What you and your colleagues change for the company is listed here.
        </EmptyState>
      ) : (
        <ol className={styles['events']}>
          {data.map(({ id, who, what, at }) => (
            <li className={styles['event']} key={id}>
              <span className={styles['what']}>
                <strong>{who ?? 'Somebody who has left'}</strong> {what}
              </span>
              <time className={styles['when']} dateTime={at}>
                {moment.format(new Date(at))}
              </time>
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        label="Pages of the history"
      />
    </>
  );
}
