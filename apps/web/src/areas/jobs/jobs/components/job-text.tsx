import { ownText } from '../../../../lib/board.ts';
import { sizeText } from '@waymark/contract/companies/choices';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { companyPath, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import { VerifiedNote } from '../../../../components/data/verified-note.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { formatFileSize } from '../../../../lib/format-file-size.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './job-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 className={styles['textTitle']}>{title}</h2>
      {children}
    </section>
  );
}

export function JobText({ job }: { job: JobDetail }) {
  const say = useSay();
  const locale = useLocale();
  const mark = markLanguage(job.language, useLanguage());
  return (
    <>
      <Part title={say`Job Description`}>
        {job.description ? <Prose html={job.description} mark={mark} /> : <DescriptionElsewhere job={job} />}
      </Part>
      {job.howToApply && (
        <Part title={say`How to Apply`}>
          <p className={styles['text']} {...mark}>
            {job.howToApply}
          </p>
        </Part>
      )}
      {job.requirements.length > 0 && (
        <Part title={say`Job Requirements`}>
          <ul className={`${ui['grid2']} ${ui['measure']} ${styles['requirements']}`} {...mark}>
            {job.requirements.map((requirement) => (
              <li key={requirement} dir={mark.dir === 'auto' ? 'auto' : undefined}>
                {requirement}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {job.ownFields.length > 0 && <OwnFields fields={job.ownFields} />}
      {job.attachment && (
        <Part title={say`More about the job`}>
          <p className={styles['text']}>
            <a
              className={styles['textElsewhere']}
              href={`/api/jobs/${job.id}/attachment`}
              download
              dir="auto"
            >
              {job.attachment.name}
            </a>{' '}
            ({formatFileSize(job.attachment.size, locale)})
          </p>
        </Part>
      )}
      {job.skills.length > 0 && (
        <Part title={say`Skills`}>
          <ul className={ui['wrap2']}>
            {job.skills.map((skill) => (
              <li key={skill}>
                <Link className={styles['skill']} to={searchPath({ skill })}>
                  {skill}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function OwnFields({ fields }: { fields: JobDetail['ownFields'] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <Part title={say`Details`}>
      <dl className={styles['details']}>
        {fields.map(({ key, label, kind, text }) => (
          <div key={key}>
            <dt className={ui['note']} dir="auto">
              {ownText(label, say.language)}
            </dt>
            <dd dir="auto">
              {kind === 'date' ? formatDate(words, text, locale) : ownText(text, say.language)}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function DescriptionElsewhere({ job }: { job: JobDetail }) {
  const say = useSay();
  if (!job.applyUrl)
    return <p className={styles['text']}>{say`${job.company.name} has not written a description yet.`}</p>;
  return (
    <p className={styles['text']}>
      {rich(
        say,
        msg`${job.company.name} publishes the full description on its own site. <link>Read it there</link>.`,
        {
          link: <OutsideLink href={job.applyUrl} />,
        },
      )}
    </p>
  );
}

function OutsideLink(props: { href: string; children?: ReactNode }) {
  return (
    <a className={styles['textElsewhere']} href={props.href} target="_blank" rel="noopener nofollow">
      {props.children}
    </a>
  );
}

export function AboutCompany({ job: { company: card, companyDetail: company } }: { job: JobDetail }) {
  const say = useSay();
  const about = [company.industry, sizeText(card.size, say)].filter(Boolean).join(' · ');
  return (
    <Part title={say`About ${company.name}`}>
      {company.verification && <VerifiedNote verification={company.verification} />}
      {about && (
        <p className={ui['muted']} dir="auto">
          {about}
        </p>
      )}
      {company.about && (
        <p className={styles['text']} dir="auto">
          {company.about}
        </p>
      )}
      <p className={`${ui['wrap']} ${styles['links']}`}>
        <Link to={companyPath(company.id)}>{say`All about ${company.name}`}</Link>
        <Link to={searchPath({ company: company.id })}>{say`All jobs at ${company.name}`}</Link>
        {company.website && (
          <a href={company.website} target="_blank" rel="noopener nofollow">
            {say`Website`}
          </a>
        )}
      </p>
    </Part>
  );
}
