import { defaultPlans, productIdOf } from '@waymark/contract/payments/membership-plans';
import type { Insertable, Kysely } from 'kysely';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { nextReceiptNumber } from '../../areas/payments/memberships/commands.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { demoEmployerCompany } from '../companies.ts';

const dayMs = 86_400_000;
const placesTaken = 3;

type Order = Insertable<Tables['posting_orders']>;

/**
 * What the demo's employer has ordered: a plan that runs, postings that were paid, one of them refunded, and an order
 * that waits to be paid. Nothing where the company has ordered something already.
 */
export async function createDemoMemberships(transaction: Kysely<Tables>, today: Date): Promise<void> {
  const company = await transaction
    .selectFrom('companies')
    .select(['id', 'name', 'country', 'contact_address', 'contact_zip', 'contact_city'])
    .where('slug', '=', companySlug(demoEmployerCompany))
    // Two processes that load at once order once.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new Error('There is no company of the demo employer.');
  if (await hasOrdered(transaction, company.id)) return;
  const jobs = await transaction
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', company.id)
    .orderBy('number')
    .limit(placesTaken)
    .execute();
  const [first, second] = jobs;
  if (!first || !second) throw new Error('The demo employer has no postings that it could have paid for.');
  const day = (ago: number) => new Date(today.getTime() - ago * dayMs);
  const planId = await beginPlan(transaction, company.id, day(12));
  const town = [company.contact_zip, company.contact_city].filter(Boolean).join(' ');
  const billed = {
    billed_name: company.name,
    billed_address: [company.contact_address, town, company.country].filter(Boolean).join('\n'),
    payment_method: 'Visa ending in 4242',
  };
  const paid = async (at: Date): Promise<Partial<Order>> => ({
    ...billed,
    status: 'paid',
    created_at: at,
    paid_at: at,
    external_id: `demo-${newId()}`,
    receipt_number: await nextReceiptNumber(transaction, at),
  });
  const refunded = { status: 'refunded', refunded_at: day(31) } as const;
  const orders = [
    { ...postingOrder(first), ...(await paid(day(40))) },
    { ...postingOrder(second), ...(await paid(day(33))), ...refunded },
    { ...planOrder('professional'), ...(await paid(day(12))), plan_id: planId },
    { ...planOrder('extended'), created_at: day(1) },
  ];
  await transaction
    .insertInto('posting_orders')
    .values(orders.map((order) => ({ ...order, id: newId(), company_id: company.id })))
    .execute();
  await takePlaces(transaction, company.id, jobs);
}

async function hasOrdered(transaction: Kysely<Tables>, companyId: string): Promise<boolean> {
  const order = await transaction
    .selectFrom('posting_orders')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return order !== undefined;
}

type DemoOrder = Omit<Order, 'id' | 'company_id'>;

function postingOrder({ id, title }: { id: string; title: string }): DemoOrder {
  const posting = defaultPlans['job-posting'];
  const { amount } = posting;
  return { ...pending, kind: 'posting', product_id: productIdOf(posting), job_id: id, item: title, amount };
}

function planOrder(key: 'professional' | 'extended'): DemoOrder {
  const plan = defaultPlans[key];
  return { ...pending, kind: 'plan', product_id: productIdOf(plan), item: plan.name, amount: plan.amount };
}

const pending = { currency: 'USD', status: 'pending' } as const;

async function beginPlan(transaction: Kysely<Tables>, companyId: string, startsAt: Date): Promise<string> {
  const id = newId();
  const endsAt = new Date(startsAt.getTime() + defaultPlans.professional.days * dayMs);
  await transaction
    .insertInto('company_plans')
    .values({ id, company_id: companyId, plan: 'professional', starts_at: startsAt, ends_at: endsAt })
    .execute();
  return id;
}

/** Imported postings count for no plan; these stand for some that the employer wrote. */
async function takePlaces(
  transaction: Kysely<Tables>,
  companyId: string,
  jobs: readonly { id: string }[],
): Promise<void> {
  await transaction
    .insertInto('posting_places')
    .values(jobs.map(({ id }) => ({ job_id: id, company_id: companyId })))
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute();
}
