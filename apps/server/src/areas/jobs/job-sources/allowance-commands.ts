import { Hook } from '../../../platform/hook.ts';

interface Allowance {
  /** Open postings that the plan of the company has places for, and how many are left. */
  allowed: number;
  left: number;
  /** Whether staff look at the company's postings before they are public. */
  needsApproval: boolean;
}

/** What a company may have open: a source of its own gets it no more than its form does. */
export const allowanceAsked = new Hook<[companyId: string], Allowance>();
