import type { CompanyPlan, Transaction } from '@waymark/contract/payments/memberships';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../../lib/api-client.ts';

/** The company's plan and a page of what it has ordered. */
export async function loadTransactions(
  page: number,
): Promise<{ plan: CompanyPlan; transactions: Page<Transaction> }> {
  const [{ data: plan }, transactions] = await Promise.all([
    callApi('GET /company/plan'),
    callApi('GET /company/transactions', { query: { page } }),
  ]);
  return { plan, transactions };
}
