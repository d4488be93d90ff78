import type { JobCard } from '@waymark/contract/jobs/jobs';
import { createContext, use, type ReactNode } from 'react';

/** What a page puts on each job's card beside its link, such as a button that likes it; nothing by default. */
const JobCardActionsContext = createContext<(job: JobCard) => ReactNode>(() => null);

interface JobCardActionsProps {
  renderLike: (job: JobCard) => ReactNode;
  children: ReactNode;
}

export function JobCardActions({ renderLike, children }: JobCardActionsProps) {
  return <JobCardActionsContext value={renderLike}>{children}</JobCardActionsContext>;
}

export function useJobCardActions(): (job: JobCard) => ReactNode {
  return use(JobCardActionsContext);
}
