import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { companyPath, searchPath } from '@waymark/contract/paths';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import type { ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import { JobFacts } from '../../../../components/job-card/job-facts.tsx';
import { DetailHead } from '../../../../components/layout/detail-head.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { isOpen, landingOfJob } from '../rules.ts';
import styles from './job-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface JobHeadProps {
  job: JobDetail;
  action?: ReactNode;
  /** When the job was confirmed. */
  standing?: ReactNode;
}

export function JobHead({ job, action, standing }: JobHeadProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const language = useLanguage();
  const salary = job.salary && formatSalary(say, job.salary, locale);
  const category = isOpen(job)
    ? landingOfJob(say, words, job)
    : { name: categoryLabel(words, job.category), path: searchPath({ category: job.category }) };
  return (
    <DetailHead
      company={job.company}
      wider={category}
      title={job.title}
      mark={markLanguage(job.language, language)}
      action={action}
      isActionFixed
    >
      <Link className={styles['company']} to={companyPath(job.company.id)} dir="auto">
        {job.company.name}
      </Link>
      {/* The page is that of one opening; the others are named beside it. */}
      <JobFacts job={{ ...job, openings: 1 }} />
      {salary && <p className={styles['salary']}>{salary}</p>}
      {standing}
    </DetailHead>
  );
}
