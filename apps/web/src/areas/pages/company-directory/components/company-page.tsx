import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { ReactNode } from 'react';
import { MapView } from '../../../../components/map/map-view.tsx';
import { addressLines, hostOf, socialLinks, webAddressOf } from '../page-rules.ts';
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** What the company says of itself; what it does not say is not shown. */
function CompanyPageFacts({ company }: { company: PublicCompany }) {
  const website = webAddressOf(company.website);
  const lines = addressLines(company.address);
  const links = socialLinks(company);
  if (
    website === null &&
    lines.length === 0 &&
    links.length === 0 &&
    !company.industry &&
    !company.foundedOn
  ) {
    return null;
  }
  return (
    <aside className={styles['panel']} aria-label="At a glance">
      <dl>
        {company.industry && <Fact term="Industry">{company.industry}</Fact>}
        {company.foundedOn && (
          <Fact term="Founded">
            <time dateTime={company.foundedOn}>{company.foundedOn.slice(0, 4)}</time>
          </Fact>
        )}
        {lines.length > 0 && (
          <Fact term="Address">
            {lines.map((line) => (
              <span className={styles['line']} key={line}>
                {line}
              </span>
            ))}
          </Fact>
        )}
        {website !== null && (
          <Fact term="Website">
            <Outside href={website}>{hostOf(website)}</Outside>
          </Fact>
        )}
        {links.length > 0 && (
          <Fact term="Elsewhere">
            <ul className={styles['links']}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Outside href={href}>{label}</Outside>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </aside>
  );
}
