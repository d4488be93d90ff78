import { planKey } from '@waymark/contract/companies/plan-key';
import { planKinds, productIdOf } from '@waymark/contract/payments/membership-plans';
import { planFieldsSchema } from '@waymark/contract/payments/staff-plans';
import { z } from '@waymark/contract/zod';
import { msg } from '@waymark/contract/text/message';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { listStaffPlans } from './queries.ts';
import { planColumnsOf } from './rules.ts';

/** Plans as another board takes them, in their order. */
export const portablePlansSchema = z
  .array(planFieldsSchema.extend({ key: planKey, kind: z.enum(planKinds), isRetired: z.boolean() }))
  .max(100);
type PortablePlan = z.output<typeof portablePlansSchema>[number];

export async function exportPlans(database: Database): Promise<PortablePlan[]> {
  const fields = planFieldsSchema.extend({ key: z.string(), kind: z.enum(planKinds) }).keyof().options;
  const plans = await listStaffPlans(database);
  return plans.map((plan) => ({
    ...(Object.fromEntries(fields.map((name) => [name, plan[name]])) as Omit<PortablePlan, 'isRetired'>),
    isRetired: plan.retiredAt !== null,
  }));
}

/**
 * Sets the plans that a file names, in its order; others follow them. Gives whether that changes any. Throws
 * `invalid_input` and `conflict`.
 */
export async function importPlans(transaction: Database, plans: readonly PortablePlan[]): Promise<boolean> {
  await sql`lock table plans in share row exclusive mode`.execute(transaction);
  const before = await exportPlans(transaction);
  const named = new Set(plans.map(({ key }) => key));
  const after = [...plans, ...before.filter(({ key }) => !named.has(key))];
  refuseSameNames(after);
  const inOrder = [...after.filter((plan) => !plan.isRetired), ...after.filter((plan) => plan.isRetired)];
  if (isDeepStrictEqual(before, inOrder)) return false;
  // Positions are unique at every moment: all step aside first.
  await sql`update plans set position = -1 - position`.execute(transaction);
  for (const [position, plan] of inOrder.entries()) await writePlan(transaction, plan, position);
  await noteStaffAction(transaction, {
    staffId: null,
    action: 'setting.change',
    subjectKind: 'setting',
    subjectId: 'plans',
    before: { plans: before },
    after: { plans: inOrder },
  });
  return true;
}

function refuseSameNames(plans: readonly PortablePlan[]): void {
  const names = plans.map(({ name }) => name.toLowerCase());
  const twice = plans.find(({ name }, at) => names.indexOf(name.toLowerCase()) !== at);
  if (twice) throw new AppError('conflict', msg`plans: Two plans have the name “${twice.name}”.`);
}

async function writePlan(
  transaction: Database,
  { key, kind, isRetired, ...fields }: PortablePlan,
  position: number,
): Promise<void> {
  const known = await transaction
    .selectFrom('plans')
    .select('kind')
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.kind !== kind)
    throw new AppError('conflict', msg`plans: “${key}” is of another kind here.`);
  if (!known && kind !== 'plan')
    throw new AppError('conflict', msg`plans: “${key}” is a product that every board has under another key.`);
  if (isRetired && kind !== 'plan') throw new AppError('conflict', msg`plans: “${key}” cannot be off sale.`);
  const columns = { ...planColumnsOf(kind, fields), position };
  const retired_at = isRetired ? sql<Date>`coalesce(plans.retired_at, now())` : null;
  await transaction
    .insertInto('plans')
    .values({
      ...columns,
      key,
      kind,
      product_id: productIdOf({ kind, key }),
      retired_at: isRetired ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ...columns, retired_at, version: sql<number>`plans.version + 1` }),
    )
    .execute();
}
