import { sizeText } from '@waymark/contract/companies/choices';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { ReactNode } from 'react';
import { VerifiedNote } from '../../../../components/data/verified-note.tsx';
import ui from '../../../../styles/primitives.module.css';
import { addressLines, hostOf, socialLinks, webAddressOf } from '../page-rules.ts';
import styles from './company-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

/** The facts that are known of a company. */
export function CompanyFacts({ company }: { company: PublicCompany }) {
  const say = useSay();
  const { foundedOn, verification } = company;
  const known: { term: string; fact: ReactNode }[] = [
    { term: msg`Industry`, fact: company.industry },
    { term: msg`Size`, fact: sizeText(company.size, say) },
    { term: msg`Founded`, fact: foundedOn && <time dateTime={foundedOn}>{foundedOn.slice(0, 4)}</time> },
    { term: msg`Address`, fact: addressLines(company.address).join('\n') },
    { term: msg`Website`, fact: websiteOf(company) },
    { term: msg`Elsewhere`, fact: linksOf(company) },
  ];
  const facts = known.filter(({ fact }) => Boolean(fact));
  if (facts.length === 0 && !verification) return null;
  return (
    <aside className={styles['panel']} aria-label={say`At a glance`}>
      <dl>
        {facts.map(({ term, fact }) => (
          <div className={`${ui['bottomRule']} ${styles['fact']}`} key={term}>
            <dt>{say(term)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {verification && (
        <div className={styles['verified']}>
          <VerifiedNote verification={verification} />
        </div>
      )}
    </aside>
  );
}

function websiteOf({ website }: PublicCompany): ReactNode {
  const href = webAddressOf(website);
  return href && <Outside href={href}>{hostOf(href)}</Outside>;
}

function linksOf(company: PublicCompany): ReactNode {
  const links = socialLinks(company);
  if (links.length === 0) return null;
  return (
    <ul className={`${ui['wrap']} ${styles['links']}`}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Outside href={href}>{label}</Outside>
        </li>
      ))}
    </ul>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
