import { msg, plural } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { Hook } from '../../../platform/hook.ts';

/** How many members a company may have by its plan; null without a limit. */
export const seatsAsked = new Hook<[companyId: string], number | null>();

/**
 * Throws `conflict` where the plan of a company has no seat for one more member. The members are locked, so that of
 * two who join at once the second is counted.
 */
export async function requireSeat(
  transaction: Database,
  companyId: string,
  { members, by }: { members: number; by: 'owner' | 'invitee' },
): Promise<void> {
  const limits = (await seatsAsked.run(transaction, companyId)).filter((seats) => seats !== null);
  const seats = Math.min(...limits);
  if (members < seats) return;
  throw new AppError(
    'conflict',
    by === 'owner'
      ? msg`The plan of your company has room for ${plural(seats, 'member')}. Remove a member or take a plan with more room first.`
      : msg`The plan of this company has room for ${plural(seats, 'member')}. Ask the person who invited you to make room, and open the link again.`,
  );
}
