import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { afterEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createJob } from '../../../testing/factories.ts';
import { begunRenewing, dayMs, daysFrom, orderRenewing, sellPlan } from '../../../testing/renewing-plans.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { takePostingPlace } from '../memberships/place-commands.ts';
import { passTime } from './clock-commands.ts';

const context = useTestApp();

afterEach(async () => {
  await context.database.deleteFrom('board_settings').where('key', '=', 'renewing').execute();
  await board.load(context.database);
});

type Begun = Awaited<ReturnType<typeof begunRenewing>>;

const mailsOf = async ({ employer }: Pick<Begun, 'employer'>, kind: string) =>
  (await sentMails(context.database, employer.email)).filter((mail) => mail.kind === kind);

/** Lets so many days pass, with each period renewed on its day; gives the days on which a reminder came. */
async function passDays(begun: Begun, days: number, period: number): Promise<number[]> {
  const told: number[] = [];
  let count = 0;
  for (let day = 1; day <= days; day++) {
    const now = daysFrom(begun.begins, day);
    if (day % period === 0) {
      await begun.say('subscription.renewed', {
        periodStart: now.toISOString(),
        periodEnd: daysFrom(now, period).toISOString(),
      });
    }
    await passTime(context.services, new Date(now.getTime() + 1000));
    const mails = (await mailsOf(begun, 'plan-renews')).length;
    if (mails > count) told.push(day);
    count = mails;
  }
  return told;
}

describe('[L-41] before a plan renews its company is told, over 400 days', () => {
  test('of each year once, between 30 and 15 days before', async () => {
    const plan = await sellPlan(context, { renewal: 'yearly', amount: 49_000 });
    const begun = await orderRenewing(context, plan);
    await begun.say('subscription.started', { periodEnd: daysFrom(begun.begins, 365).toISOString() });
    expect(await passDays(begun, 400, 365)).toEqual([335]);
    const [mail] = await mailsOf(begun, 'plan-renews');
    expect(mail?.text).toContain('490.00 EUR');
    expect(mail?.text).toContain('cancel the plan before that day');
  }, 60_000);

  test('of each sixth month, or as the operator sets', async () => {
    const plan = await sellPlan(context);
    const begun = await begunRenewing(context, plan);
    // The sixth renewal is that of day 180, the twelfth that of day 360.
    expect(await passDays(begun, 400, 30)).toEqual([170, 350]);
    const value = JSON.stringify({ ...defaultBoardSettings.renewing, monthlyReminders: 1 });
    await context.database
      .insertInto('board_settings')
      .values({ key: 'renewing', value, version: 1 })
      .execute();
    await board.load(context.database);
    const other = await begunRenewing(context, plan);
    expect(await passDays(other, 62, 30)).toEqual([20, 50]);
  }, 60_000);

  test('of the end of a trial, and nothing once it is canceled', async () => {
    const plan = await sellPlan(context, { trialDays: 14 });
    const begun = await orderRenewing(context, plan);
    const periodEnd = daysFrom(begun.begins, 14).toISOString();
    await begun.say('subscription.started', { isTrial: true, periodEnd }, { amount: 0 });
    expect(await passDays(begun, 13, 30)).toEqual([7]);
    const [mail] = await mailsOf(begun, 'plan-renews');
    expect(mail?.subject).toContain('The trial of');

    const canceled = await orderRenewing(context, plan);
    await canceled.say('subscription.started', { isTrial: true, periodEnd }, { amount: 0 });
    await canceled.call('POST', `/company/subscriptions/${(await canceled.find())?.id}/cancel`);
    expect(await passDays(canceled, 13, 30)).toEqual([]);
  });
});

describe('[L-41] a plan that has come to its end', () => {
  /** A posting that the plan holds beyond what every company has. */
  async function fill({ employer: { companyId } }: Begun) {
    const jobs: string[] = [];
    await context.database.transaction().execute(async (transaction) => {
      for (let count = 0; count < 3; count++) {
        const { id } = await createJob(
          { ...context.services, database: transaction },
          { company_id: companyId, status: 'pending', posted_at: null },
        );
        await takePostingPlace(transaction, companyId, id);
        await transaction.updateTable('jobs').set({ status: 'active' }).where('id', '=', id).execute();
        jobs.push(id);
      }
    });
    return jobs;
  }

  test('keeps open postings to their own end, and has no room for new ones', async () => {
    const plan = await sellPlan(context);
    const begun = await begunRenewing(context, plan, daysFrom(new Date(), -29));
    const jobs = await fill(begun);
    await begun.call('POST', `/company/subscriptions/${(await begun.find())?.id}/cancel`);
    const now = new Date(Date.now() + 2 * dayMs);
    await passTime(context.services, now);
    await passTime(context.services, now);
    expect(await begun.find()).toMatchObject({ end_reason: 'canceled', wish: 2 });
    expect(await mailsOf(begun, 'plan-ended')).toHaveLength(1);
    const places = await context.database
      .selectFrom('posting_places')
      .select(['closes_at', 'paid_until'])
      .where('job_id', 'in', jobs)
      .execute();
    for (const place of places) {
      expect(place.closes_at).toBeNull();
      expect(place.paid_until?.getTime()).toBeGreaterThan(now.getTime() + 20 * dayMs);
    }
  });

  test('is ended where the checkout says nothing for a month, and the checkout is told', async () => {
    const plan = await sellPlan(context);
    const begun = await begunRenewing(context, plan);
    await passTime(context.services, daysFrom(begun.begins, 59));
    expect((await begun.find())?.ended_at).toBeNull();
    await passTime(context.services, daysFrom(begun.begins, 61));
    expect(await begun.find()).toMatchObject({ end_reason: 'unpaid', wish: 1 });
  });

  test('of a company that is gone is ended at the checkout', async () => {
    const plan = await sellPlan(context);
    const begun = await begunRenewing(context, plan);
    await context.database.deleteFrom('companies').where('id', '=', begun.employer.companyId).execute();
    await passTime(context.services);
    expect(await begun.find()).toMatchObject({ company_id: null, end_reason: 'gone', wish: 1 });
  });
});
