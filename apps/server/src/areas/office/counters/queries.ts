import type { Counters } from '@waymark/contract/office/counters';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { countUnread } from '../../hiring/conversations/queries.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import { countNewApplications } from '../../posting/managed-jobs/queries.ts';
import { countOwnReviews } from '../../resumes/resume-review/queries.ts';
import { listQueues } from '../back-office/queries.ts';

/**
 * How much waits for a member: one query each (L-34). There is nothing for an employer without a company, nor for staff
 * who have not passed MFA.
 */
export async function countWaiting(database: Database, viewer: Viewer): Promise<Counters> {
  const { userId, account, hasPassedMfa } = viewer;
  if (account.role === 'candidate') {
    const [unread, reviews] = await Promise.all([
      countUnread(database, { side: 'candidate', userId }),
      board.has('resumeReview') ? countOwnReviews(database, userId) : {},
    ]);
    return { unread, ...reviews };
  }
  if (account.role === 'employer') {
    if (account.company_id === null) return {};
    const [unread, newApplications] = await Promise.all([
      countUnread(database, { side: 'company', userId }),
      countNewApplications(database, userId),
    ]);
    return { unread, newApplications };
  }
  if (account.staff_role === null || !hasPassedMfa) return {};
  const queues = await listQueues(database, account.staff_role);
  return Object.fromEntries(queues.map(({ queue, count }) => [queue, count]));
}
