import ui from '../../styles/primitives.module.css';
import { Link } from '../layout/link.tsx';
import { pagesToShow } from './pages-to-show.ts';
import styles from './pagination.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string;
}

export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  const say = useSay();
  if (pageCount <= 1) return null;
  return (
    <nav className={`${ui['cluster']} ${styles['pagination']}`} aria-label={label ?? say`Pages`}>
      {page > 1 && (
        <Link className={`${ui['inlineRow']} ${styles['step']}`} to={hrefOf(page - 1)} rel="prev">
          {say`Prev`}
        </Link>
      )}
      <ol className={`${ui['wrap']} ${styles['pages']}`}>
        {pagesToShow(page, pageCount).map((number, index) => (
          // Gaps have no number of their own; their place in the row is what they are.
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <PageLink {...{ number, page, hrefOf }} />
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className={`${ui['inlineRow']} ${styles['step']}`} to={hrefOf(page + 1)} rel="next">
          {say`Next`}
        </Link>
      )}
    </nav>
  );
}

function PageLink({ number, page, hrefOf }: Pick<PaginationProps, 'page' | 'hrefOf'> & { number: number }) {
  const say = useSay();
  return (
    <Link
      className={`${ui['hoverInk']} ${styles['page']}`}
      to={hrefOf(number)}
      aria-label={say`Page ${number}`}
      aria-current={number === page ? 'page' : undefined}
    >
      {number}
    </Link>
  );
}
