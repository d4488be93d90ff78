import type { Application } from '@waymark/contract/hiring/applications';
import { applicationStatuses, closedStatuses } from '@waymark/contract/hiring/choices';
import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { companyPath, jobDetailPath } from '@waymark/contract/paths';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Badge, Tag } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { statusTones } from '../rules.ts';
import styles from './applications.module.css';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg } from '@waymark/contract/text/message';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface ApplicationCardProps {
  application: Application;
  onWithdraw: () => void;
  children?: ReactNode;
}

export function ApplicationCard({ application, onWithdraw, children }: ApplicationCardProps) {
  const say = useSay();
  const locale = useLocale();
  const { job, status } = application;
  const language = useLanguage();
  return (
    <li className={styles['card']}>
      <CompanyMark name={job.company.name} logoUrl={job.company.logoUrl} />
      <div className={`${ui['grid1']} ${styles['body']}`}>
        <h2 className={styles['title']} {...markLanguage(job.language, language)}>
          <Link to={jobDetailPath(job.id)}>{job.title}</Link>
        </h2>
        <p>
          <Link className={ui['strong']} to={companyPath(job.company.id)} dir="auto">
            {job.company.name}
          </Link>{' '}
          {formatPlaces(say, job.places, 0, locale)}
        </p>
        <JobTags job={job} />
        <Dates application={application} />
      </div>
      <div className={`${ui['grid2']} ${styles['side']}`}>
        <Badge tone={statusTones[status]}>{say(labelOf(applicationStatuses, status))}</Badge>
        {!closedStatuses.includes(status) && (
          <Button variant="quiet" onClick={onWithdraw} aria-label={say`Withdraw from ${job.title}`}>
            {say`Withdraw`}
          </Button>
        )}
      </div>
      {children && <div className={styles['course']}>{children}</div>}
    </li>
  );
}

function JobTags({ job }: Pick<Application, 'job'>) {
  const say = useSay();
  const tags = [
    job.takenDown ? msg`Taken down by our team` : job.open ? '' : msg`No longer open`,
    say(labelOf(workModes, job.workMode)),
    job.type ? say(labelOf(jobTypes, job.type)) : '',
    ...job.skills.slice(0, 4),
  ].filter(Boolean);
  return (
    <ul className={`${ui['wrap2']} ${styles['tags']}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Dates({ application: { appliedAt, job, resumeName } }: { application: Application }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (
    <p className={`${ui['note']} ${ui['anywhere']}`}>
      {rich(say, msg`Applied on <time>${formatDate(words, appliedAt, locale)}</time> with ${resumeName}`, {
        time: <time dateTime={appliedAt} />,
      })}
      {job.postedAt && (
        <>
          {' · '}
          {rich(say, msg`Posted <time>${formatDate(words, job.postedAt, locale)}</time>`, {
            time: <time dateTime={job.postedAt} />,
          })}
        </>
      )}
    </p>
  );
}
