import type { JobCard } from '@waymark/contract/jobs/jobs';
import { defaultPageSize } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { readSearch, type SearchInput } from './input-rules.ts';
import { presentEmployer, presentJobDetail, presentSearch } from './presenter.ts';

/** Open jobs that an input asks for: rows from any offset, out of the pages that hold them. */
export async function searchForTool(index: JobIndex, input: SearchInput, publicUrl: string) {
  const { search, ignored } = readSearch(input, board.words);
  const { limit = 10, offset = 0 } = input.pagination ?? {};
  const first = Math.floor(offset / defaultPageSize) + 1;
  const last = Math.floor((offset + limit - 1) / defaultPageSize) + 1;
  const rows: JobCard[] = [];
  let total = 0;
  for (let page = first; page <= last; page++) {
    if (page > first && (page - 1) * defaultPageSize >= total) break;
    const found = await index.search({ ...search, page, isStrict: true }).catch(beyondLastPage);
    if (!found) break;
    rows.push(...found.data);
    total = found.total;
  }
  const skipped = offset - (first - 1) * defaultPageSize;
  const jobs = rows.slice(skipped, skipped + limit);
  return presentSearch({ jobs, total, query: input.query, offset, ignored }, publicUrl);
}

/** A page that is not there any more is an empty one here. */
function beyondLastPage(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

/** A posting that is public, open or closed. Throws `not_found`. */
export async function getJobForTool(index: JobIndex, jobId: string, publicUrl: string) {
  const job = await index.findJob(jobId);
  if (!job) throw new AppError('not_found', msg`There is no job with this id.`);
  return presentJobDetail(job, publicUrl);
}

/** A public company, by its id or the name in its address. Throws `not_found`. */
export async function getEmployerForTool(index: JobIndex, idOrSlug: string, publicUrl: string) {
  const company = await index.findCompany(idOrSlug);
  if (!company) throw new AppError('not_found', msg`There is no employer with this id.`);
  const { total } = await index.listNewest(1, 1, company.id);
  return presentEmployer(company, total, publicUrl);
}
