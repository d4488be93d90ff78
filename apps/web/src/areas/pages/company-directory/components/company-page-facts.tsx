import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { ReactNode } from 'react';
import { addressLines, hostOf, socialLinks, webAddressOf } from '../page-rules.ts';
import styles from './company-page-facts.module.css';

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
export function CompanyPageFacts({ company }: { company: PublicCompany }) {
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
