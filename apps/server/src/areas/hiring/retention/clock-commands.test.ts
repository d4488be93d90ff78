import { expect, test } from 'vitest';
import { createEndedCalls, laterBy, type Hirer } from '../../../testing/ended-applications.ts';
import { createJob } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { endApplications } from './ending-commands.ts';
import { findEnding } from './ending-queries.ts';
import { listKeptApplications } from './list-queries.ts';
import { tellOfEnds } from './notice-commands.ts';
import { answerPoolRequest, askForPool, withdrawConsent } from './pool-commands.ts';
import { addMonths } from './rules.ts';

const context = useTestApp();
const { createHirer, decline, isThere } = createEndedCalls(context);
const start = new Date('2026-01-05T08:00:00Z');
const day = (count: number) => laterBy(start, count);
const dayOf = (moment: Date) => Math.ceil((moment.getTime() - start.getTime()) / 86_400_000);
const afterMonths = (months: number) => dayOf(addMonths(start, months));

async function ask({ owner }: Hirer, applicationId: string, at: number): Promise<string> {
  const { companyId } = owner;
  await askForPool(context.services, { applicationId, recruiterId: owner.id, companyId }, day(at));
  const { email } = await context.database
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('users.email')
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const mails = await sentMails(context.database, email);
  return tokenOf(mails.findLast(({ subject }) => subject.includes('keep in touch')));
}

async function requestOf(applicationId: string): Promise<{ id: string; userId: string }> {
  const row = await context.database
    .selectFrom('pool_requests')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['pool_requests.id', 'applications.user_id as userId'])
    .where('application_id', '=', applicationId)
    .orderBy('asked_at')
    .executeTakeFirstOrThrow();
  return row;
}

test('[L-44] over 400 days each application ends on its day, by place, company and consent', async () => {
  const { services, database } = context;
  const german = await createHirer({ country: 'DE' });
  const austrian = await createHirer({ country: 'AT', months: 3 });
  const canadian = await createHirer({ country: 'CA', region: 'Ontario' });
  const swiss = await createHirer({ country: 'CH' });
  const of = {
    germanSilent: await decline(german, start),
    germanAgreed: await decline(german, start),
    germanRefused: await decline(german, start),
    germanWithdrew: await decline(german, start),
    germanMovedBack: await decline(german, start),
    austrian: await decline(austrian, start),
    canadian: await decline(canadian, start),
    canadianWithdrew: await decline(canadian, start),
    swiss: await decline(swiss, start),
  };
  const tokens = {
    agreed: await ask(german, of.germanAgreed, 100),
    refused: await ask(german, of.germanRefused, 100),
    withdrew: await ask(german, of.germanWithdrew, 100),
    canadian: await ask(canadian, of.canadianWithdrew, 100),
  };
  await ask(german, of.germanSilent, 100);
  const endedOn = new Map<string, number>();
  for (let at = 0; at <= 400; at++) {
    if (at === 110) {
      await answerPoolRequest(services, { token: tokens.agreed, months: 6 }, day(at));
      await answerPoolRequest(services, { token: tokens.refused, months: null }, day(at));
      await answerPoolRequest(services, { token: tokens.withdrew, months: 12 }, day(at));
      await answerPoolRequest(services, { token: tokens.canadian, months: 6 }, day(at));
    }
    if (at === 170) {
      // After the notice, back into the pipeline: its company goes on with it.
      await database
        .updateTable('applications')
        .set({ stage_id: null })
        .where('id', '=', of.germanMovedBack)
        .execute();
    }
    if (at === 250) {
      const { id, userId } = await requestOf(of.germanWithdrew);
      await withdrawConsent(services, userId, id, day(at));
      // The mail's link takes it back as well; the law goes on.
      await answerPoolRequest(services, { token: tokens.canadian, months: null }, day(at));
    }
    await tellOfEnds(services, day(at));
    await endApplications(services, day(at));
    for (const [name, id] of Object.entries(of)) {
      if (!endedOn.has(name) && !(await isThere(id))) endedOn.set(name, at);
    }
  }
  expect(Object.fromEntries(endedOn)).toEqual({
    germanSilent: afterMonths(6),
    germanRefused: afterMonths(6),
    germanAgreed: dayOf(addMonths(day(110), 6)),
    germanWithdrew: 250,
    austrian: afterMonths(3),
    swiss: afterMonths(3),
  });
  const notices = (await sentMails(database, german.owner.email)).map(({ subject }) => subject);
  expect(notices).toHaveLength(2);
  expect(notices[0]).toMatch(/^3 applications to Company \d+ will be deleted from /);
}, 120_000);

test('[L-44] nothing that is long over ends before its company was told', async () => {
  const { services } = context;
  const hirer = await createHirer();
  const id = await decline(hirer, laterBy(start, -2000));
  const { userId: candidateId } = await context.database
    .selectFrom('applications')
    .select('user_id as userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const shownOn = async (at: Date) =>
    (await listKeptApplications(context.database, candidateId, at))[0]?.endsAt;
  expect(await endApplications(services, start)).toBe(0);
  // Pages name the day on which it is really deleted.
  expect(await shownOn(start)).toBe(laterBy(start, 14).toISOString());
  expect(await tellOfEnds(services, start)).toBe(1);
  expect(await shownOn(laterBy(start, 5))).toBe(laterBy(start, 14).toISOString());
  expect(await tellOfEnds(services, start)).toBe(0);
  expect(await endApplications(services, laterBy(start, 13))).toBe(0);
  expect(await endApplications(services, laterBy(start, 14))).toBe(1);
  expect(await isThere(id)).toBe(false);
  const [mail, ...more] = await sentMails(context.database, hirer.owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain('19 January 2026');
});

test('[L-44] a company with many of them gets one mail a day, which names the first postings', async () => {
  const { services, database } = context;
  const hirer = await createHirer();
  const { companyId } = hirer.owner;
  for (let count = 0; count < 210; count++) await decline(hirer, laterBy(start, -400));
  for (let count = 0; count < 31; count++) {
    const { id: jobId } = await createJob(services, { company_id: companyId });
    await decline({ ...hirer, jobId }, laterBy(start, -300));
  }
  expect(await tellOfEnds(services, start)).toBe(241);
  const [mail, ...more] = await sentMails(database, hirer.owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^241 applications to /);
  expect(mail?.text).toContain('2 more postings\n2 applications');
}, 60_000);

test('[L-44] who takes a renewed consent back takes the earlier one back with it', async () => {
  const { services, database } = context;
  const hirer = await createHirer();
  const id = await decline(hirer, start);
  await answerPoolRequest(services, { token: await ask(hirer, id, 1), months: 6 }, day(1));
  const renewal = await ask(hirer, id, 170);
  await answerPoolRequest(services, { token: renewal, months: 12 }, day(171));
  expect((await findEnding(database, id))?.ends_at).toEqual(addMonths(day(171), 12));
  await answerPoolRequest(services, { token: renewal, months: null }, day(172));
  expect(await findEnding(database, id)).toMatchObject({ ends_at: addMonths(start, 6), pool_until: null });
});

test('[L-44] a consent is taken back in the account while its company asks to renew it', async () => {
  const { services, database } = context;
  const hirer = await createHirer();
  const id = await decline(hirer, start);
  await answerPoolRequest(services, { token: await ask(hirer, id, 1), months: 6 }, day(1));
  await ask(hirer, id, 170);
  const { userId } = await requestOf(id);
  const [asked] = await listKeptApplications(database, userId, day(171));
  expect(asked).toMatchObject({ pool: 'agreed', poolUntil: addMonths(day(1), 6).toISOString() });
  await withdrawConsent(services, userId, asked?.requestId ?? '', day(171));
  expect(await findEnding(database, id)).toMatchObject({ pool_until: null, is_by_candidate: true });
});
