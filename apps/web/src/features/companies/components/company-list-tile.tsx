import type { CompanyCard } from '@waymark/contract/company-directory';
import { companyPath } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { formatCount } from '../../../lib/format-count.ts';
import styles from './company-list-tile.module.css';

/** "No open job", "1 open job", "1,204 open jobs". */
export function openJobsText(count: number): string {
  if (count === 0) return 'No open job';
  return `${formatCount(count)} open ${count === 1 ? 'job' : 'jobs'}`;
}

/** One company of the list. The whole tile can be pressed; its name is the link. */
export function CompanyTile({ company }: { company: CompanyCard }) {
  const place = [company.city, company.country].filter(Boolean).join(', ');
  return (
    <li className={styles['tile']}>
      <CompanyMark name={company.name} />
      <div className={styles['text']}>
        <h2 className={styles['name']}>
          <Link className={styles['link']} to={companyPath(company.id)}>
            {company.name}
          </Link>
        </h2>
        {company.industry && <p>{company.industry}</p>}
        {place && <p className={styles['place']}>{place}</p>}
        <p className={styles['jobs']} data-some={company.openJobs > 0}>
          {openJobsText(company.openJobs)}
        </p>
      </div>
    </li>
  );
}
