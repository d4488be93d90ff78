import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { alertPath, paths } from '@waymark/contract/paths';
import { DetailHead } from '../../../../components/layout/detail-head.tsx';
import { ButtonAnchor, ButtonLink } from '../../../../components/form/button.tsx';
import { VerifiedNote } from '../../../../components/data/verified-note.tsx';
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
    <DetailHead
      company={company}
      wider={{ name: 'Companies', path: paths.companies }}
      title={company.name}
      action={
        <>
          {openJobs > 0 && <ButtonAnchor href={`#${jobsSectionId}`}>{openJobsText(openJobs)}</ButtonAnchor>}
          <ButtonLink variant="secondary" to={alertPath({ company: company.id })}>
            Mail me new jobs
          </ButtonLink>
        </>
      }
    >
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
      {company.verification && <VerifiedNote verification={company.verification} />}
    </DetailHead>
  );
}
