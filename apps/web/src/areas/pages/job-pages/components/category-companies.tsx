import type { CountedCompany } from '@waymark/contract/jobs/categories';
import { plural } from '@waymark/contract/text/format-count';
import { searchPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import styles from './category-companies.module.css';

/** The marks of companies, each leading to its open jobs (I-9). */
export function CategoryCompanies({ companies }: { companies: readonly CountedCompany[] }) {
  return (
    <ul className={styles['companies']}>
      {companies.map(({ name, value, count, logoUrl }) => (
        <li key={value}>
          <Link className={styles['company']} to={searchPath({ company: value })}>
            <CompanyMark name={name} logoUrl={logoUrl} size="l" />
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>{plural(count, 'open job')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
