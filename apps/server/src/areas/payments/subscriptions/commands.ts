import { perPeriod } from '@waymark/contract/payments/membership-plans';
import { dayOf, moneyOf, msg, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { createLoginCode } from '../billing/commands.ts';
import { checkoutAddress } from '../billing/rules.ts';
import { priceFor } from '../memberships/invoicing-commands.ts';
import { handOver, type HandOff } from '../memberships/order-commands.ts';
import { planCanceledMail } from './emails/subscriptions.ts';
import {
  changeSubscription,
  endSubscription,
  lockSubscription,
  noSubscription,
  withdrawRenewalOrders,
} from './grant-commands.ts';
import { noNext } from './next-commands.ts';
import { listSwitches } from './queries.ts';
import type { SubscriptionRow } from './rules.ts';

type Stores = Pick<Services, 'database' | 'queue' | 'config'>;

/** The checkout's path for changing the card of what renews. */
const checkoutCardPath = '/card';

/** Ends a plan with its period. Returns what to say. Throws `not_found`, or `conflict` for one that is canceled. */
export async function cancelSubscription(
  { database, ...parts }: Stores,
  userId: string,
  id: string,
): Promise<Message> {
  return database.transaction().execute(async (transaction) => {
    const row = await lockOwn(transaction, userId, id);
    if (row.cancel_asked_at !== null) {
      throw new AppError('conflict', msg`${term(row.item)} is canceled already. Load the page again.`);
    }
    const canceledAt = new Date();
    if (row.period_end <= canceledAt) {
      // Its payment is failing, or its invoice is open: there is no period to wait for.
      await endSubscription(transaction, parts, row, { reason: 'canceled', at: canceledAt, isToTell: true });
      return msg`${term(row.item)} is canceled, and has ended.`;
    }
    await changeSubscription(
      transaction,
      row,
      { cancel_asked_at: canceledAt, state_at: canceledAt, ...noNext },
      { isToTell: row.external_id !== null },
    );
    await withdrawRenewalOrders(transaction, parts, row);
    await mailRecruiters(transaction, parts, row.company_id ?? '', (to) => ({
      ...planCanceledMail(to, {
        name: row.item,
        endsAt: row.period_end,
        canceledAt,
        isOver: false,
        publicUrl: parts.config.publicUrl,
      }),
      about: row.order_id,
    }));
    return msg`${term(row.item)} is canceled. It runs until ${dayOf(board.words, row.period_end)}, and does not renew.`;
  });
}

/** Takes the cancelling back. Throws `not_found`, or `conflict` where there is none or the plan is over. */
export async function resumeSubscription(database: Database, userId: string, id: string): Promise<Message> {
  return database.transaction().execute(async (transaction) => {
    const row = await lockOwn(transaction, userId, id);
    if (row.cancel_asked_at === null) {
      throw new AppError('conflict', msg`${term(row.item)} is not canceled. Load the page again.`);
    }
    if (row.end_reason !== '' || row.period_end <= new Date()) {
      throw new AppError(
        'conflict',
        msg`${term(row.item)} is over at the checkout. Order it again when it has ended.`,
      );
    }
    await changeSubscription(
      transaction,
      row,
      { cancel_asked_at: null, state_at: new Date() },
      { isToTell: row.external_id !== null },
    );
    return msg`${term(row.item)} goes on, and renews on ${dayOf(board.words, row.period_end)}.`;
  });
}

interface Switch {
  /** Null to keep the plan. */
  plan: string | null;
  /** The price on the page. */
  seen?: { amount: number; currency: string } | undefined;
}

/** Has another plan follow with the next period. Throws `not_found`, `invalid_input` and `conflict`. */
export async function switchSubscription(
  { database, ...parts }: Stores,
  userId: string,
  id: string,
  { plan: key, seen }: Switch,
): Promise<Message> {
  return database.transaction().execute(async (transaction) => {
    const row = await lockOwn(transaction, userId, id);
    const isToTell = row.external_id !== null;
    if (row.cancel_asked_at !== null) {
      throw new AppError(
        'conflict',
        msg`${term(row.item)} ends with its period. Take the cancelling back first.`,
      );
    }
    if (key === null) {
      await changeSubscription(transaction, row, noNext, { isToTell });
      if (row.next_plan !== null) await withdrawRenewalOrders(transaction, parts, row);
      return msg`${term(row.item)} stays your plan.`;
    }
    const next = (await listSwitches(transaction, row)).find((one) => one.key === key);
    if (!next) throw invalidFields({ plan: msg`This plan cannot follow. Choose another one.` });
    const { name, product_id: productId, terms } = next;
    const priced = (amount: number) => perPeriod(moneyOf(board.words, amount, row.currency), row.renewal);
    if (seen && (seen.amount !== next.amount || seen.currency !== row.currency)) {
      throw new AppError(
        'conflict',
        msg`${name} costs ${term(priced(next.amount))} now. Load the page again before you switch.`,
      );
    }
    const { amount, taxOff } = await priceFor(transaction, parts.config, row.company_id ?? '', next.amount);
    await changeSubscription(
      transaction,
      row,
      {
        next_plan: key,
        next_product_id: productId,
        next_item: name,
        next_amount: amount,
        next_tax_off: taxOff,
        next_terms: JSON.stringify(terms),
      },
      { isToTell },
    );
    // The next run invoices the period of the other plan.
    if (row.next_plan !== key || row.next_amount !== amount) {
      await withdrawRenewalOrders(transaction, parts, row);
    }
    return msg`${name} follows on ${dayOf(board.words, row.period_end)}, for ${term(priced(amount))}.`;
  });
}

/** Where the card of a plan is changed, with a code for it. Throws `not_found`, or `conflict` where it has no card. */
export async function startCardChange(
  database: Database,
  viewer: EmployerViewer,
  id: string,
  { checkout, language }: HandOff,
): Promise<{ checkoutLink: string; autoLoginCode: string }> {
  const row = await database.transaction().execute((transaction) => lockOwn(transaction, viewer.userId, id));
  if (row.external_id === null) {
    throw new AppError('conflict', msg`${term(row.item)} is paid by invoice. There is no card to change.`);
  }
  const reference = await handOver(database, row.order_id, viewer.userId);
  const link = checkoutAddress(checkoutCardPath, checkout, language);
  link.searchParams.set('reference', reference);
  const { autoLoginCode } = await createLoginCode(database, viewer, checkout, language);
  return { checkoutLink: link.href, autoLoginCode };
}

/** A plan of one of the member's companies that renews, locked. Throws `not_found`. */
async function lockOwn(transaction: Database, userId: string, id: string): Promise<SubscriptionRow> {
  const own = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('company_id', 'in', companiesRecruitedBy(userId))
    .executeTakeFirst();
  if (!own) throw noSubscription();
  const row = await lockSubscription(transaction, id);
  if (row.ended_at !== null || row.company_id === null) throw noSubscription();
  return row;
}

/** Ends a plan for its company; what is paid of its period stays. Throws `not_found`, or `conflict` for one that ended. */
export async function endByStaff(
  { database, ...parts }: Stores,
  staffId: string,
  id: string,
): Promise<Message> {
  return database.transaction().execute(async (transaction) => {
    const row = await lockSubscription(transaction, id);
    if (row.ended_at !== null)
      throw new AppError('conflict', msg`This plan has ended already. Load the page again.`);
    await endSubscription(transaction, parts, row, { reason: 'staff', at: new Date(), isToTell: true });
    await noteStaffAction(transaction, {
      staffId,
      action: 'subscription.end',
      subjectKind: 'order',
      subjectId: row.order_id,
      before: { plan: row.plan, periodEnd: row.period_end.toISOString() },
    });
    return msg`${term(row.item)} will not renew. What is paid runs until ${dayOf(board.words, row.period_end)}.`;
  });
}
