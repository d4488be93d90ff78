import type { CountedName } from '@waymark/contract/categories';
import { searchPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './category-companies.module.css';

/** The marks of companies, each leading to its open jobs (I-9). */
export function CategoryCompanies({ companies }: { companies: readonly CountedName[] }) {
  return (
    <ul className={styles['companies']}>
      {companies.map(({ name, value, count }) => (
        <li key={value}>
          <Link className={styles['company']} to={searchPath({ company: value })}>
            <CompanyMark name={name} size="l" />
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>
              {formatCount(count)} open {count === 1 ? 'job' : 'jobs'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
