import { pageJobFields } from '@waymark/contract/jobs/job-field-tables';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import { formatExperience } from '@waymark/contract/text/format-experience';
import { textOfField } from '@waymark/contract/jobs/format-job-field';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { payUnstated } from '../../../../components/job-card/constants.ts';
import { JobFacts } from '../../../../components/job-card/job-facts.tsx';
import { PostedTime } from '../../../../components/job-card/posted-time.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatConverted, isOpen } from '../rules.ts';
import styles from './job-pane.module.css';
import { AboutCompany, JobText } from './job-text.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

interface JobPaneProps {
  job: JobDetail;
  /** Buttons to apply and to save. */
  actions: ReactNode;
  /** How the member's resume fits. */
  fit: ReactNode;
}

/** A posting beside a list: all that its own page says of it, but for map, similar jobs and tools. */
export function JobPane({ job, actions, fit }: JobPaneProps) {
  const say = useSay();
  const locale = useLocale();
  const language = useLanguage();
  return (
    <article className={styles['preview']}>
      <h2 className={styles['title']} {...markLanguage(job.language, language)}>
        <Link to={jobDetailPath(job.id)}>{job.title}</Link>
      </h2>
      <Link className={styles['company']} to={companyPath(job.company.id)} dir="auto">
        {job.company.name}
      </Link>
      {/* One opening is shown; its page names the others. */}
      <JobFacts job={{ ...job, openings: 1 }} />
      <p className={job.salary ? styles['salary'] : ui['muted']}>
        {(job.salary && formatSalary(say, job.salary, locale)) ?? say(payUnstated)}
      </p>
      {!isOpen(job) && <p className={styles['closed']}>{say`This job is closed.`}</p>}
      {fit}
      <div className={`${ui['cluster3']} ${styles['actions']}`}>{actions}</div>
      <PreviewFacts job={job} />
      <JobText job={job} />
      <AboutCompany job={job} />
      <p className={styles['whole']}>
        <Link to={jobDetailPath(job.id)}>{say`Open this job’s page`}</Link>
      </p>
    </article>
  );
}

const nameConverted = (say: Say, { converted }: JobDetail) =>
  converted?.currency === 'USD' ? say`Pay in dollars` : say`Pay in ${converted?.currency}`;

/** The facts that the head leaves out, as far as given. */
function PreviewFacts({ job }: { job: JobDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const experience = formatExperience(job);
  const posted = job.postedAt && <PostedTime alone at={job.postedAt} />;
  const facts: { term: string; fact: ReactNode }[] = [
    { term: nameConverted(say, job), fact: formatConverted(say, words, job.converted, locale) },
    { term: say`Experience`, fact: experience && say(experience) },
    ...pageJobFields.map((field) => ({ term: say(field.label), fact: textOfField(field, job) })),
    { term: say`Deadline`, fact: job.deadline && formatDate(words, job.deadline, locale) },
    { term: say`Posted`, fact: posted },
  ];
  const given = facts.filter(({ fact }) => Boolean(fact));
  if (given.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {given.map(({ term, fact }) => (
        <div key={term}>
          <dt className={ui['note']}>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
