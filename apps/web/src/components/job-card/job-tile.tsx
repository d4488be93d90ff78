import { formatSalary } from '@waymark/contract/jobs/format-salary';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { jobDetailPath } from '@waymark/contract/paths';
import { useLanguage, useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { CompanyMark } from '../media/company-mark.tsx';
import { Tile, TileLink } from '../data/tile.tsx';
import { useJobCardActions } from './job-card-actions.tsx';
import { payUnstated } from './constants.ts';
import { JobCompany } from './job-company.tsx';
import { JobFacts } from './job-facts.tsx';
import { PostedTime } from './posted-time.tsx';
import styles from './job-tile.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface JobTileProps {
  job: JobCard;
  /** The level that the heading above leaves for the titles. */
  heading?: 'h2' | 'h3' | 'h4';
  /** When the page was rendered, where it may have been a while ago. */
  now?: number | undefined;
}

/** A job on its own ground, side by side with others. */
export function JobTile({ job, heading: Heading = 'h3', now }: JobTileProps) {
  const say = useSay();
  const locale = useLocale();
  const renderLike = useJobCardActions();
  const language = useLanguage();
  const salary = job.salary && formatSalary(say, job.salary, locale);
  return (
    <Tile className={styles['tile']}>
      <div className={`${ui['row3']} ${styles['head']}`}>
        <CompanyMark name={job.company.name} logoUrl={job.company.logoUrl} size="s" />
        <JobCompany company={job.company} layout="tile" />
        {renderLike(job, styles['like'])}
      </div>
      <Heading className={styles['title']}>
        <TileLink to={jobDetailPath(job.id)} mark={markLanguage(job.language, language)}>
          {job.title}
        </TileLink>
      </Heading>
      <JobFacts job={job} />
      <p className={`${ui['wrap']} ${ui['note']} ${styles['foot']}`}>
        {salary ? <span className={ui['inkStrong']}>{salary}</span> : say(payUnstated)}
        {job.postedAt && <PostedTime alone at={job.postedAt} now={now} />}
      </p>
    </Tile>
  );
}
