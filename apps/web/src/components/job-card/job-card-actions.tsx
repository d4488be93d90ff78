import type { JobCard } from '@waymark/contract/jobs/jobs';
import { createContext, use, type ReactNode } from 'react';

/** The class puts it in its place on the card. */
type RenderLike = (job: JobCard, className: string | undefined) => ReactNode;

/** What a page puts on each job's card beside its link, such as a button that likes it; nothing by default. */
const JobCardActionsContext = createContext<RenderLike>(() => null);

interface JobCardActionsProps {
  renderLike: RenderLike;
  children: ReactNode;
}

export function JobCardActions({ renderLike, children }: JobCardActionsProps) {
  return <JobCardActionsContext value={renderLike}>{children}</JobCardActionsContext>;
}

export function useJobCardActions(): RenderLike {
  return use(JobCardActionsContext);
}
