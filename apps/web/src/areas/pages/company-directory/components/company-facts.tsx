import { sizeText } from '@waymark/contract/companies/choices';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { ReactNode } from 'react';
import { VerifiedNote } from '../../../../components/data/verified-note.tsx';
import ui from '../../../../styles/primitives.module.css';
import { addressLines, hostOf, socialLinks, webAddressOf } from '../page-rules.ts';
import styles from './company-page.module.css';

/** What the company says of itself in facts; nothing where it says none. */
export function CompanyFacts({ company }: { company: PublicCompany }) {
  const website = webAddressOf(company.website);
  const lines = addressLines(company.address);
  const links = socialLinks(company);
  const { industry, size, foundedOn, verification } = company;
  const isSilent = !industry && !size && !foundedOn && !verification && website === null;
  if (isSilent && lines.length === 0 && links.length === 0) return null;
  return (
    <aside className={styles['panel']} aria-label="At a glance">
      <dl>
        {industry && <Fact term="Industry">{industry}</Fact>}
        {size && <Fact term="Size">{sizeText(size)}</Fact>}
        {foundedOn && (
          <Fact term="Founded">
            <time dateTime={foundedOn}>{foundedOn.slice(0, 4)}</time>
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
            <ul className={`${ui['wrap']} ${styles['links']}`}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Outside href={href}>{label}</Outside>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {verification && (
        <div className={styles['verified']}>
          <VerifiedNote verification={verification} />
        </div>
      )}
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={`${ui['bottomRule']} ${styles['fact']}`}>
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
