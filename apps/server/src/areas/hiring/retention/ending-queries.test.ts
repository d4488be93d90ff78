import { describe, expect, test } from 'vitest';
import { createEndedCalls, laterBy } from '../../../testing/ended-applications.ts';
import { createApplication, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { withdrawApplication } from '../applications/commands.ts';
import { findEnding } from './ending-queries.ts';
import { addMonths } from './rules.ts';

const context = useTestApp();
const { createHirer, decline } = createEndedCalls(context);
const declinedAt = new Date('2026-01-31T12:00:00Z');
const endOf = async (id: string) => (await findEnding(context.database, id))?.ends_at;

describe('[L-44] the place of the posting decides how long an application is kept after a rejection', () => {
  test.each([
    ['nowhere in the table, the board’s standard', {}, addMonths(declinedAt, 6)],
    ['nowhere in the table, the company’s choice', { months: 9 }, addMonths(declinedAt, 9)],
    ['longer than the board allows', { months: 100 }, addMonths(declinedAt, 36)],
    ['Germany', { country: 'DE' }, addMonths(declinedAt, 6)],
    ['Austria', { country: 'AT' }, addMonths(declinedAt, 7)],
    ['Switzerland, whatever the company chose', { country: 'CH', months: 12 }, addMonths(declinedAt, 3)],
    ['France, at most', { country: 'FR', months: 30 }, addMonths(declinedAt, 24)],
    ['the Netherlands', { country: 'NL' }, laterBy(declinedAt, 28)],
    ['Ontario, a duty', { country: 'CA', region: 'Ontario', months: 6 }, addMonths(declinedAt, 36)],
    [
      'Ontario, a company that is too small for it',
      { country: 'CA', region: 'Ontario', size: '1–10' as const, months: 2 },
      addMonths(declinedAt, 2),
    ],
    ['the rest of Canada', { country: 'CA', region: 'Quebec' }, addMonths(declinedAt, 6)],
    ['the United States, a duty', { country: 'US', months: 1 }, addMonths(declinedAt, 12)],
  ])('%s', async (_name, at, end) => {
    expect(await endOf(await decline(await createHirer(at), declinedAt))).toEqual(end);
  });

  test('in several places the longest duty goes first', async () => {
    const hirer = await createHirer({ country: 'CH' });
    const toronto = await createPlace(context.services, { country_code: 'CA', region: 'Ontario' });
    const zurich = await createPlace(context.services, { country_code: 'CH' });
    await context.database
      .updateTable('jobs')
      .set({ place_ids: [zurich, toronto] })
      .where('id', '=', hirer.jobId)
      .execute();
    expect(await endOf(await decline(hirer, declinedAt))).toEqual(addMonths(declinedAt, 36));
  });

  test('work from a country without a place counts as that country', async () => {
    const hirer = await createHirer();
    await context.database
      .updateTable('jobs')
      .set({ place_ids: [], applicant_countries: ['Austria'] })
      .where('id', '=', hirer.jobId)
      .execute();
    expect(await endOf(await decline(hirer, declinedAt))).toEqual(addMonths(declinedAt, 7));
  });
});

describe('[L-44] an application is over', () => {
  /** A trigger notes the closing itself: the moment is set after it. */
  async function close(jobId: string, closed_at: Date): Promise<void> {
    await context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', jobId).execute();
    await context.database.updateTable('jobs').set({ closed_at }).where('id', '=', jobId).execute();
  }

  test('not while it is under way', async () => {
    const { jobId } = await createHirer();
    const { id } = await createApplication(context.services, { job_id: jobId });
    expect(await findEnding(context.database, id)).toBeUndefined();
  });

  test('with its posting, but not before the company last moved it', async () => {
    const { jobId } = await createHirer();
    const before = { created_at: declinedAt, moved_at: declinedAt };
    const unanswered = await createApplication(context.services, { job_id: jobId, ...before });
    const moved = laterBy(declinedAt, 50);
    const shortlisted = await createApplication(context.services, {
      job_id: jobId,
      created_at: declinedAt,
      moved_at: moved,
    });
    await close(jobId, laterBy(declinedAt, 10));
    expect(await findEnding(context.database, unanswered.id)).toMatchObject({
      reason: 'closed',
      ended_at: laterBy(declinedAt, 10),
    });
    expect(await findEnding(context.database, shortlisted.id)).toMatchObject({ ended_at: moved });
  });

  test('not any more once its posting opens again', async () => {
    const { jobId } = await createHirer();
    const { id } = await createApplication(context.services, { job_id: jobId });
    await close(jobId, declinedAt);
    expect(await findEnding(context.database, id)).toBeDefined();
    await context.database.updateTable('jobs').set({ status: 'active' }).where('id', '=', jobId).execute();
    expect(await findEnding(context.database, id)).toBeUndefined();
  });

  test('from the moment of its withdrawal', async () => {
    const { jobId } = await createHirer();
    const { id, userId } = await createApplication(context.services, { job_id: jobId, moved_at: declinedAt });
    await withdrawApplication(context.database, userId, id);
    const ending = await findEnding(context.database, id);
    expect(ending).toMatchObject({ reason: 'withdrawn', is_by_candidate: true });
    expect(ending?.ended_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});
