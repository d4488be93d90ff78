import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { companyFeedPath } from '@waymark/contract/integrations/feed-paths';
import { alertPath, paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { FeedLinks } from '../../../../components/data/feed-links.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { VerifiedNote } from '../../../../components/data/verified-note.tsx';
import { ButtonAnchor, ButtonLink } from '../../../../components/form/button.tsx';
import { DetailHead } from '../../../../components/layout/detail-head.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import ui from '../../../../styles/primitives.module.css';
import { companyJobsPath, openJobsText } from '../directory-rules.ts';
import { addressLines, hostOf, smallWidthOf, socialLinks, webAddressOf } from '../page-rules.ts';
import styles from './company-page.module.css';

const jobsSectionId = 'jobs';

interface CompanyPageProps {
  company: PublicCompany;
  jobs: { total: number; page: number; pageSize: number };
  /** The cards of the jobs. */
  children: ReactNode;
}

/** The public profile of a company, and its open jobs (H-2, I-10). */
export function CompanyPage({ company, jobs, children }: CompanyPageProps) {
  const paragraphs = company.about.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  const address = addressLines(company.address).join(', ');
  return (
    <article>
      <CompanyPageHead company={company} openJobs={jobs.total} />
      <div className={`${ui['page']} ${styles['columns']}`}>
        <div className={`${ui['stack7']} ${ui['alignStart']}`}>
          {paragraphs.length > 0 && (
            <section className={`${ui['grid3']} ${ui['measure']} ${styles['about']}`}>
              <h2 className={ui['textXl']}>About {company.name}</h2>
              {paragraphs.map((text, index) => (
                // Paragraphs may be equal, so their position is their key.
                <p key={index}>{text}</p>
              ))}
            </section>
          )}
          <CompanyPagePictures company={company} />
          <CompanyPageJobs company={company} jobs={jobs}>
            {children}
          </CompanyPageJobs>
        </div>
        <div className={`${ui['grid5']} ${ui['alignStart']}`}>
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
    </aside>
  );
}

interface CompanyPageHeadProps {
  company: PublicCompany;
  openJobs: number;
}

function CompanyPageHead({ company, openJobs }: CompanyPageHeadProps) {
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
      <ul className={`${ui['wrap']} ${styles['facts']}`}>
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

/** Pictures of the workplace, each with a link to its full size. */
function CompanyPagePictures({ company: { name, pictures } }: { company: PublicCompany }) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="company-pictures">
      <h2 className={styles['title']} id="company-pictures">
        Pictures of {name}
      </h2>
      <ul className={`${ui['grid3']} ${styles['pictures']}`}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a className={styles['picturesLink']} href={picture.url}>
              <img
                className={styles['picture']}
                src={picture.smallUrl}
                srcSet={`${picture.smallUrl} ${smallWidthOf(picture)}w, ${picture.url} ${picture.width}w`}
                sizes="(width < 40rem) 90vw, 18rem"
                alt={picture.alternativeText}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CompanyPageJobs({ company, jobs, children }: CompanyPageProps) {
  const { total, page, pageSize } = jobs;
  if (total === 0) return <NoJobs company={company} />;
  return (
    <section id={jobsSectionId} aria-labelledby="jobs-title">
      <div className={`${ui['wrap']} ${styles['head']}`}>
        <h2 className={ui['textXl']} id="jobs-title">
          Open jobs
        </h2>
        <Link className={styles['all']} to={searchPath({ company: company.id })}>
          {total === 1 ? 'See it in the search' : `All ${formatCount(total)} jobs`}
        </Link>
      </div>
      {children}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => `${companyJobsPath(company.id, next)}#${jobsSectionId}`}
        label="Pages of jobs"
      />
      <FeedLinks of={company.name} pathOf={(extension) => companyFeedPath(extension, company.id)} />
    </section>
  );
}

function NoJobs({ company }: Pick<CompanyPageProps, 'company'>) {
  const actions = (
    <>
      <ButtonLink to={alertPath({ company: company.id })}>Mail me new jobs</ButtonLink>
      <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
        Browse All Jobs
      </ButtonLink>
    </>
  );
  return (
    <section id={jobsSectionId}>
      <EmptyState title="No open job right now" actions={actions}>
        {company.name} has nothing open at the moment. We can write to you when that changes.
      </EmptyState>
    </section>
  );
}
