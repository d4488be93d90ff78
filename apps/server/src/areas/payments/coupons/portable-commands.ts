import { couponFieldsSchema, type CouponFields } from '@waymark/contract/payments/coupons';
import { z } from '@waymark/contract/zod';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';

/** Coupons that hold, as another board takes them; of their uses it knows nothing. */
export const portableCouponsSchema = z.array(couponFieldsSchema).max(5000);

export function exportCoupons(database: Database): Promise<CouponFields[]> {
  return database
    .selectFrom('coupons')
    .select(['code', 'percent', 'amount', 'currency', 'max_uses as maxUses', 'products'])
    .select(sql<string | null>`last_day::text`.as('lastDay'))
    .where('ended_at', 'is', null)
    .where(sql<boolean>`coalesce(last_day >= (now() at time zone 'UTC')::date, true)`)
    .orderBy('code')
    .limit(5000)
    .execute();
}

/** Makes the coupons of a file whose codes there were not. Gives whether there are any. Throws `conflict`. */
export async function importCoupons(
  transaction: Database,
  coupons: readonly CouponFields[],
): Promise<boolean> {
  const plans = await transaction.selectFrom('plans').select('product_id').execute();
  const known = new Set(plans.map((plan) => plan.product_id));
  let isChanged = false;
  for (const { lastDay, maxUses, ...coupon } of coupons) {
    const missing = coupon.products.find((id) => !known.has(id));
    if (missing !== undefined)
      throw new AppError(
        'conflict',
        msg`coupons: “${coupon.code}” is for a product “${missing}” that is not here.`,
      );
    const made = await transaction
      .insertInto('coupons')
      .values({ id: newId(), last_day: lastDay, max_uses: maxUses, ...coupon })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) continue;
    isChanged = true;
    await noteStaffAction(transaction, {
      staffId: null,
      action: 'coupon.add',
      subjectKind: 'coupon',
      subjectId: coupon.code,
      after: { ...coupon, lastDay, maxUses },
    });
  }
  return isChanged;
}
