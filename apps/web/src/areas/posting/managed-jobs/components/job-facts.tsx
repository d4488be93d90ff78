import { jobCategories, jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices/jobs';
import type { ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { jobDetailPath } from '@waymark/contract/paths';
import { formatExperience } from '@waymark/contract/text/format-experience';
import { formatPlaces } from '@waymark/contract/text/format-place';
import { formatSalary } from '@waymark/contract/text/format-salary';
import { Link } from 'react-router';
import { Prose } from '../../../../components/layout/prose.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { jobStatusLabels } from '../constants.ts';
import styles from './job-facts.module.css';

/** What a posting says, and the way to its page. */
export function JobFacts({ job }: { job: ManagedJobDetail }) {
  const facts = [
    ['Company name', job.company.name],
    ['Job Title', job.title],
    ['Experience', formatExperience(job) ?? 'Not given'],
    ['Status', jobStatusLabels[job.status].label],
    ['Place', [formatPlaces(job.places), labelOf(workModes, job.workMode)].filter(Boolean).join(' · ')],
    ['Type', job.type && labelOf(jobTypes, job.type)],
    ['Category', labelOf(jobCategories, job.category)],
    ['Pay', job.salary && formatSalary(job.salary)],
    ['Posted', job.postedAt && formatDate(job.postedAt)],
    ['Last day for applications', job.deadline && formatDate(job.deadline)],
    ['Skills', job.skills.join(', ')],
  ] as const;
  const isPublic = job.status !== 'pending' && job.status !== 'draft';
  return (
    <div>
      <dl className={styles['facts']}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div className={styles['fact']} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className={styles['term']}>Description</h3>
      {job.description ? <Prose html={job.description} /> : <p>Not given</p>}
      {isPublic && (
        <p className={styles['public']}>
          <Link to={jobDetailPath(job.id)}>See it as seekers do</Link>
        </p>
      )}
    </div>
  );
}
