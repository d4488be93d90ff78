import type { CountedCompany } from '@waymark/contract/jobs/categories';
import { plural } from '@waymark/contract/text/format-count';
import { companyPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import styles from './company-wall.module.css';

/** The marks of those who hire most, each leading to its company (I-7). */
export function CompanyWall({ companies }: { companies: readonly CountedCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <PageSection aria-labelledby="company-wall">
      <h2 className={styles['title']} id="company-wall">
        Hiring most right now
      </h2>
      <ul className={styles['wall']}>
        {companies.map(({ name, value, count, logoUrl }) => (
          <li key={value}>
            <Link className={styles['company']} to={companyPath(value)}>
              <CompanyMark name={name} logoUrl={logoUrl} />
              <span>
                <span className={styles['name']}>{name}</span>
                <span className={styles['count']}>{plural(count, 'open job')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
