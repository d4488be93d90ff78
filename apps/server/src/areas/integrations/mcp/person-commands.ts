import { coverLetterLimits } from '@waymark/contract/resumes/choices';
import { jobDetailPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { insertLetter } from '../../resumes/cover-letters/commands.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';

/**
 * Keeps a cover letter for a job among a person's letters. Nothing is sent: the person finds it in the form of the
 * job, reads it and sends it. Throws `not_found` for a job that is not open, `conflict` for one letter too many.
 */
export async function draftLetter(
  { database, rateLimits }: Pick<Services, 'database' | 'rateLimits'>,
  { index, publicUrl }: { index: JobIndex; publicUrl: string },
  { userId, jobId, text }: { userId: string; jobId: string; text: string },
) {
  await rateLimits.consume('cover-letter-user', userId);
  const job = await index.findJob(jobId);
  if (job?.status !== 'active') throw new AppError('not_found', msg`There is no open job with this id.`);
  const { title, company } = job;
  const cut = (words: string, length: number) => words.slice(0, length).trimEnd();
  const letterId = await insertLetter(database, userId, {
    title: cut(`Draft for ${title} at ${company.name}`, coverLetterLimits.title),
    recipient: '',
    company: cut(company.name, coverLetterLimits.line),
    jobTitle: cut(title, coverLetterLimits.line),
    text,
  });
  return {
    letter_id: letterId,
    sent: false,
    apply_url: publicUrl + jobDetailPath(jobId),
    next: 'Nothing was sent. The person opens apply_url, chooses this letter, reads it and sends it.',
  };
}
