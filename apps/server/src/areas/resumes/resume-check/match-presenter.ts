import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import type { Reading } from '../resume-reading/reading-gateway.ts';
import { matchJob, type WantedJob } from './match-rules.ts';
import type { OwnResume } from './resume-queries.ts';
import { prepareText } from './text-rules.ts';

/** How a resume stands to a posting; of one that cannot be read only why. */
export function presentMatch(
  job: WantedJob,
  resume: OwnResume,
  { resume: read, failure }: Reading,
): JobMatch {
  const { id, name } = resume;
  const none = { skillsShown: 0, skillsAsked: 0, requirements: [] };
  return {
    resume: { id, name },
    problem: failure?.message ?? null,
    ...(read ? matchJob(job, prepareText(read, resume)) : none),
  };
}
