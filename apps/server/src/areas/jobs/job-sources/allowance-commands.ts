import { Hook } from '../../../platform/hook.ts';

interface Allowance {
  /** Open postings that the plan of the company has places for, and how many are left. */
  allowed: number;
  left: number;
  /** Whether staff look at the company's postings before they are public. */
  needsApproval: boolean;
  /** Whether the company has had no posting on the board yet: less is read of it. */
  isNew: boolean;
}

/** The number of postings that a company may have open: the same for its sources as for its form. */
export const allowanceAsked = new Hook<[companyId: string], Allowance>();
