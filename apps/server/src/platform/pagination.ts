import { msg } from '@waymark/contract/text/message';
import { AppError } from './errors.ts';

/** A page that does not exist is said to be missing, not shown as an empty list. */
export function refuseBeyondLastPage(page: number, pageSize: number, total: number): void {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page > last) throw new AppError('not_found', msg`Page ${page} is beyond the last page, ${last}.`);
}
