import { sizeText } from '@waymark/contract/companies/choices';
import type { CompanyJobs as Jobs, PublicCompany } from '@waymark/contract/pages/company-directory';
import { alertPath, paths } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { ButtonAnchor, ButtonLink } from '../../../../components/form/button.tsx';
import { DetailHead } from '../../../../components/layout/detail-head.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import ui from '../../../../styles/primitives.module.css';
import { openJobsText } from '../directory-rules.ts';
import { addressLines, smallWidthOf } from '../page-rules.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyJobs, jobsSectionId } from './company-jobs.tsx';
import styles from './company-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface CompanyPageProps {
  company: PublicCompany;
  jobs: Jobs;
}

/** The public profile of a company, and its open jobs (H-2, I-10). */
export function CompanyPage({ company, jobs }: CompanyPageProps) {
  const say = useSay();
  const paragraphs = company.about.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  const address = addressLines(company.address).join(', ');
  return (
    <article>
      <CompanyPageHead company={company} openJobs={jobs.total} />
      <div className={`${ui['page']} ${styles['columns']}`}>
        <CompanyFacts company={company} />
        <div className={`${ui['stack7']} ${ui['alignStart']} ${styles['main']}`}>
          {paragraphs.length > 0 && (
            <Part id="company-about" title={say`About ${company.name}`}>
              <div className={`${ui['grid3']} ${ui['measure']} ${styles['about']}`}>
                {paragraphs.map((text, index) => (
                  // Paragraphs may be equal, so their position is their key.
                  <p key={index} dir="auto">
                    {text}
                  </p>
                ))}
              </div>
            </Part>
          )}
          <Pictures company={company} />
          <Benefits benefits={company.benefits} />
          <People people={company.people} />
          <CompanyJobs company={company} jobs={jobs} />
        </div>
        {company.position && (
          <div className={styles['map']}>
            <MapView
              label={address ? say`Map: ${address}` : say`Map: ${company.name}`}
              height={300}
              position={company.position}
            />
          </div>
        )}
      </div>
    </article>
  );
}

interface CompanyPageHeadProps {
  company: PublicCompany;
  openJobs: number;
}

function CompanyPageHead({ company, openJobs }: CompanyPageHeadProps) {
  const say = useSay();
  const { city, country } = company.address;
  const facts = [company.industry, sizeText(company.size, say), [city, country].filter(Boolean).join(', ')];
  return (
    <DetailHead
      company={company}
      wider={{ name: say`Companies`, path: paths.companies }}
      title={company.name}
      action={
        <>
          {openJobs > 0 && (
            <ButtonAnchor href={`#${jobsSectionId}`}>{say(openJobsText(openJobs))}</ButtonAnchor>
          )}
          <ButtonLink variant="secondary" to={alertPath({ company: company.id })}>
            {say`Mail me new jobs`}
          </ButtonLink>
        </>
      }
    >
      <ul className={`${ui['wrap']} ${styles['facts']}`}>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </DetailHead>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className={styles['title']} id={id} dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Pictures of the workplace, each with a link to its full size; the first one is large where there are several. */
function Pictures({ company: { name, pictures } }: { company: PublicCompany }) {
  const say = useSay();
  if (pictures.length === 0) return null;
  return (
    <Part id="company-pictures" title={say`Pictures of ${name}`}>
      <ul className={styles['pictures']}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a className={styles['picturesLink']} href={picture.url}>
              <img
                className={styles['picture']}
                src={picture.smallUrl}
                srcSet={`${picture.smallUrl} ${smallWidthOf(picture)}w, ${picture.url} ${picture.width}w`}
                sizes="(width < 40rem) 90vw, 34rem"
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
    </Part>
  );
}

function Benefits({ benefits }: Pick<PublicCompany, 'benefits'>) {
  const say = useSay();
  if (benefits.length === 0) return null;
  return (
    <Part id="company-benefits" title={say`Benefits`}>
      <ul className={styles['benefits']}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Part>
  );
}

/** The members who chose to be shown. */
function People({ people }: Pick<PublicCompany, 'people'>) {
  const say = useSay();
  if (people.length === 0) return null;
  return (
    <Part id="company-people" title={say`People who hire`}>
      <ul className={styles['people']}>
        {people.map(({ name, title, pictureUrl }, index) => (
          // Two people may share a name and a title, so that their position is their key.
          <li className={ui['row3']} key={index}>
            <Avatar name={name} pictureUrl={pictureUrl} />
            <div className={styles['person']}>
              <p className={ui['strong']} dir="auto">
                {name}
              </p>
              <p className={ui['softSm']} dir="auto">
                {title}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
