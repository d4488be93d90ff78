import type { CountedName } from '@waymark/contract/categories';
import { companyPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './company-wall.module.css';

/** The marks of those who hire most, each leading to its company (I-7). */
export function CompanyWall({ companies }: { companies: readonly CountedName[] }) {
  if (companies.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="company-wall">
      <h2 className={styles['title']} id="company-wall">
        Hiring most right now
      </h2>
      <ul className={styles['wall']}>
        {companies.map(({ name, value, count }) => (
          <li key={value}>
            <Link className={styles['company']} to={companyPath(value)}>
              <CompanyMark name={name} />
              <span>
                <span className={styles['name']}>{name}</span>
                <span className={styles['count']}>
                  {formatCount(count)} open {count === 1 ? 'job' : 'jobs'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
