import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { ReactNode } from 'react';
import { MapView } from '../../../../components/map/map-view.tsx';
import { addressLines } from '../page-rules.ts';
import { CompanyPageFacts } from './company-page-facts.tsx';
import { CompanyPageHead } from './company-page-head.tsx';
import { CompanyPageJobs } from './company-page-jobs.tsx';
import { CompanyPagePictures } from './company-page-pictures.tsx';
import styles from './company-page.module.css';

interface CompanyPageProps {
  company: PublicCompany;
  jobs: { total: number; page: number; pageSize: number };
  /** The cards of the page's jobs; they belong to another domain, so the route hands them in. */
  children: ReactNode;
}

/** What everybody may know of a company, and its open jobs (H-2, I-10). */
export function CompanyPage({ company, jobs, children }: CompanyPageProps) {
  const paragraphs = company.about.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  const address = addressLines(company.address).join(', ');
  return (
    <article>
      <CompanyPageHead company={company} openJobs={jobs.total} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {paragraphs.length > 0 && (
            <section className={styles['about']}>
              <h2 className={styles['title']}>About {company.name}</h2>
              {paragraphs.map((text, index) => (
                // Two paragraphs may say the same; their order is what they are.
                <p key={index}>{text}</p>
              ))}
            </section>
          )}
          <CompanyPagePictures name={company.name} pictures={company.pictures} />
          <CompanyPageJobs company={company} jobs={jobs}>
            {children}
          </CompanyPageJobs>
        </div>
        <div className={styles['side']}>
          <CompanyPageFacts company={company} />
          {company.position && (
            <MapView
              label={address ? `Map: ${address}` : `Map: ${company.name}`}
              height={300}
              position={company.position}
            />
          )}
        </div>
      </div>
    </article>
  );
}
