import { productIdOf } from '@waymark/contract/payments/membership-plans';
import type { PlanFields } from '@waymark/contract/payments/staff-plans';
import { msg } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { planCatalog } from '../../../platform/plans/plan-catalog.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { newPlanKey, planColumnsOf } from './rules.ts';

type PlanRow = Selectable<Tables['plans']>;

/** Counts the free plan, the single posting and plans that are off sale. */
const maxPlans = 20;

/** Offers another plan, at the end of the list. Throws `conflict` for one too many and for a name that is taken. */
export async function addPlan(database: Database, staffId: string, fields: PlanFields): Promise<void> {
  const columns = planColumnsOf('plan', fields);
  await changePlans(database, async (transaction, plans) => {
    if (plans.length >= maxPlans) {
      throw new AppError(
        'conflict',
        msg`There is room for ${maxPlans} products, those off sale among them. Delete a plan that was never sold first.`,
      );
    }
    refuseTakenName(plans, fields.name);
    const key = newPlanKey(
      fields.name,
      plans.map((plan) => plan.key),
    );
    const product_id = productIdOf({ kind: 'plan', key });
    await transaction
      .insertInto('plans')
      .values({ key, kind: 'plan', product_id, position: nextPosition(plans), retired_at: null, ...columns })
      .execute();
    await note(transaction, staffId, 'plan.add', key, {}, columns);
  });
}

/** Changes a plan from now on; what was ordered or runs keeps its terms. Throws `not_found` and `conflict`. */
export async function changePlan(
  database: Database,
  staffId: string,
  { key, version, ...fields }: PlanFields & { key: string; version: number },
): Promise<void> {
  await changePlans(database, async (transaction, plans) => {
    const known = requirePlan(plans, key);
    if (known.version !== version) {
      throw new AppError('conflict', msg`A colleague has changed this plan. Load the page again.`);
    }
    refuseTakenName(
      plans.filter((plan) => plan.key !== key),
      fields.name,
    );
    const columns = planColumnsOf(known.kind, fields);
    await transaction
      .updateTable('plans')
      .set({ ...columns, version: version + 1 })
      .where('key', '=', key)
      .execute();
    const before = Object.fromEntries(
      Object.keys(columns).map((name) => [name, known[name as keyof typeof columns]]),
    );
    await note(transaction, staffId, 'plan.change', key, before, columns);
  });
}

/** Moves a plan by one place. Throws `conflict` at the end of the list and for one that is not sold. */
export async function movePlan(
  database: Database,
  staffId: string,
  key: string,
  direction: 'up' | 'down',
): Promise<void> {
  await changePlans(database, async (transaction, plans) => {
    const offered = plans.filter(({ retired_at }) => retired_at === null);
    const at = offered.findIndex((plan) => plan.key === key);
    const one = offered[at];
    const other = at < 0 ? undefined : offered[at + (direction === 'up' ? -1 : 1)];
    if (!one || !other) throw new AppError('conflict', msg`This plan is at the end of the list already.`);
    // Positions are unique at every moment: the one steps aside first.
    const steps = [
      [one.key, nextPosition(plans)],
      [other.key, one.position],
      [one.key, other.position],
    ] as const;
    for (const [id, position] of steps) {
      await transaction.updateTable('plans').set({ position }).where('key', '=', id).execute();
    }
    const after = { place: at + (direction === 'up' ? 0 : 2) };
    await note(transaction, staffId, 'plan.move', key, { place: at + 1 }, after);
  });
}

/** Takes a plan off sale, or offers it again. Orders that wait for payment go on. Throws `conflict`. */
export async function retirePlan(
  database: Database,
  staffId: string,
  key: string,
  retired: boolean,
): Promise<void> {
  await changePlans(database, async (transaction, plans) => {
    const known = requirePlan(plans, key);
    if (known.kind !== 'plan') {
      throw new AppError(
        'conflict',
        known.kind === 'free'
          ? msg`Every company has this plan until it buys one, so it cannot be taken off sale.`
          : msg`Postings beyond a plan need this price. Change it, or switch the checkout off to sell nothing.`,
      );
    }
    if ((known.retired_at !== null) === retired) {
      throw new AppError('conflict', retired ? msg`It is off sale already.` : msg`It is on sale already.`);
    }
    await transaction
      .updateTable('plans')
      .set(retired ? { retired_at: sql`now()` } : { retired_at: null, position: nextPosition(plans) })
      .where('key', '=', key)
      .execute();
    await note(transaction, staffId, 'plan.retire', key, { retired: !retired }, { retired });
  });
}

/** Deletes a plan without a trace elsewhere. Throws `conflict` for every other one. */
export async function deletePlan(database: Database, staffId: string, key: string): Promise<void> {
  await changePlans(database, async (transaction, plans) => {
    const { kind, product_id: productId, name } = requirePlan(plans, key);
    // An order that is made at this moment holds the row: it is committed before it is looked for.
    await transaction.selectFrom('plans').select('key').where('key', '=', key).forUpdate().execute();
    const { rows } = await sql<{ is_used: boolean }>`
      select exists (select from company_plans where plan = ${key})
        or exists (select from posting_orders where product_id = ${productId}) as is_used
    `.execute(transaction);
    if (kind !== 'plan' || rows[0]?.is_used) {
      throw new AppError(
        'conflict',
        kind === 'plan'
          ? msg`Companies have or had ${name}, so it stays in the books. Take it off sale instead.`
          : msg`${name} cannot be deleted: the board needs it. Change its terms instead.`,
      );
    }
    await transaction.deleteFrom('plans').where('key', '=', key).execute();
    await note(transaction, staffId, 'plan.delete', key, { name }, {});
  });
}

/** Two changes at once would collide in their places: the second waits. Readers see the plans as they were before. */
async function changePlans(
  database: Database,
  write: (transaction: Database, plans: PlanRow[]) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`lock table plans in share row exclusive mode`.execute(transaction);
    await write(transaction, await transaction.selectFrom('plans').selectAll().orderBy('position').execute());
  });
  // The administrator looks at the pages next: this process must not wait for the notice.
  await planCatalog.load(database);
}

function requirePlan(plans: readonly PlanRow[], key: string): PlanRow {
  const found = plans.find((plan) => plan.key === key);
  if (!found) throw new AppError('not_found', msg`There is no such plan.`);
  return found;
}

function refuseTakenName(others: readonly PlanRow[], name: string) {
  if (!others.some((plan) => plan.name.toLowerCase() === name.toLowerCase())) return;
  const message = msg`Another plan has this name. Choose a different one.`;
  throw new AppError('conflict', message, { fields: { name: message } });
}

const nextPosition = (plans: readonly PlanRow[]) =>
  Math.max(-1, ...plans.map(({ position }) => position)) + 1;

function note(
  transaction: Database,
  staffId: string,
  action: 'plan.add' | 'plan.change' | 'plan.move' | 'plan.retire' | 'plan.delete',
  subjectId: string,
  before: object,
  after: object,
): Promise<void> {
  return noteStaffAction(transaction, { staffId, action, subjectKind: 'plan', subjectId, before, after });
}
