import type { PublicCompany } from '@waymark/contract/company-directory';
import { alertPath, paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { ButtonAnchor, ButtonLink } from '../../../components/button.tsx';
import { CompanyMark } from '../../../components/company-mark.tsx';
import { hostOf, webAddressOf } from '../page-rules.ts';
import styles from './company-page-head.module.css';
import { openJobsText } from './company-list-tile.tsx';

/** Where the jobs stand on the page. */
export const jobsSectionId = 'jobs';

interface CompanyPageHeadProps {
  company: PublicCompany;
  openJobs: number;
}

export function CompanyPageHead({ company, openJobs }: CompanyPageHeadProps) {
  const website = webAddressOf(company.website);
  const { city, country } = company.address;
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <header className={styles['head']}>
      <div className={styles['inner']}>
        <CompanyMark name={company.name} size="l" />
        <div className={styles['text']}>
          <Link className={styles['back']} to={paths.companies}>
            Companies
          </Link>
          <h1 className={styles['name']}>{company.name}</h1>
          <ul className={styles['facts']}>
            {company.industry && <li>{company.industry}</li>}
            {place && <li>{place}</li>}
            {website !== null && (
              <li>
                <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                  {hostOf(website)}
                </a>
              </li>
            )}
          </ul>
        </div>
        <div className={styles['actions']}>
          {openJobs > 0 && <ButtonAnchor href={`#${jobsSectionId}`}>{openJobsText(openJobs)}</ButtonAnchor>}
          <ButtonLink variant="secondary" to={alertPath({ company: company.id })}>
            Mail me new jobs
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
