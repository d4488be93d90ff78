import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { listedPostings } from './constants.ts';

/** An open posting with its number, by which it is known where ids have to be numbers. */
export interface BoardPosting {
  number: number;
  job: JobDetail;
}

/** A public company, by its id or the name in its address. Throws `not_found`. */
export async function getBoardCompany(index: JobIndex, idOrSlug: string): Promise<PublicCompany> {
  const company = await index.findCompany(idOrSlug);
  if (!company) throw new AppError('not_found', msg`There is no company with this address.`);
  return company;
}

/** The newest open postings of a company. */
export async function listBoardPostings(index: JobIndex, companyId: string): Promise<BoardPosting[]> {
  const { jobs } = await index.listNewest(1, listedPostings, companyId);
  const ids = jobs.map(({ id }) => id);
  return readPostings(index, ids);
}

/** An open posting of a company, by its id or its number. Throws `not_found`. */
export async function getBoardPosting(
  index: JobIndex,
  companyId: string,
  of: { id: string } | { number: number },
): Promise<BoardPosting> {
  const [key] = await index.listKeys('id' in of ? { ids: [of.id] } : { numbers: [of.number] });
  const [posting] = key?.companyId === companyId ? await readPostings(index, [key.id]) : [];
  if (!posting) throw new AppError('not_found', msg`This company has no open job with this address.`);
  return posting;
}

async function readPostings(index: JobIndex, ids: readonly string[]): Promise<BoardPosting[]> {
  const numbers = new Map((await index.listKeys({ ids })).map(({ id, number }) => [id, number]));
  const postings: BoardPosting[] = [];
  for (const id of ids) {
    const job = await index.findJob(id);
    const number = numbers.get(id);
    if (job?.status === 'active' && number !== undefined) postings.push({ number, job });
  }
  return postings;
}
