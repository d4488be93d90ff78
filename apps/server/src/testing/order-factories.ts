import { newId } from '../platform/ids.ts';
import { createCandidate, createCompany, type Overrides, type Stores } from './factories.ts';

let count = 0;

/** A package at the checkout; gives the checkout's name for it. */
export async function createPackage(
  services: Stores,
  overrides: Overrides<'packages'> = {},
): Promise<string> {
  const number = ++count;
  const { product_id: productId } = await services.database
    .insertInto('packages')
    .values({
      product_id: `product-${number}`,
      position: number,
      name: 'Resume and letter',
      description: 'A new resume and a letter to go with it.',
      price_cents: 14_900,
      refund_terms: 'Within 14 days.',
      checkout_path: `/buy/product-${number}`,
      ...overrides,
    })
    .returning('product_id')
    .executeTakeFirstOrThrow();
  return productId;
}

/** An order of the given candidate or of a new one. */
export async function createOrder(services: Stores, overrides: Overrides<'orders'> = {}): Promise<string> {
  const { id } = await services.database
    .insertInto('orders')
    .values({
      id: newId(),
      external_id: newId(),
      product_id: 'resume-and-letter',
      package_name: 'Resume and letter',
      price_cents: 14_900,
      status_percentage: 0,
      ...overrides,
      user_id: overrides.user_id ?? (await createCandidate(services)).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of a plan, by the given company or a new one; not paid. */
export async function createPlanOrder(
  services: Stores,
  overrides: Overrides<'posting_orders'> = {},
): Promise<string> {
  const { id } = await services.database
    .insertInto('posting_orders')
    .values({
      id: newId(),
      kind: 'plan',
      product_id: 'plan-professional',
      job_id: null,
      plan_id: null,
      item: 'Professional',
      amount: 2900,
      currency: 'USD',
      status: 'pending',
      ...overrides,
      company_id: overrides.company_id ?? (await createCompany(services)).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
