import { beforeEach, describe, expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  createStaff,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { settleTranslations } from '../../jobs/translations/commands.ts';
import { countTakenPlaces } from '../../payments/memberships/queries.ts';

const context = useTestApp();
type Employer = Awaited<ReturnType<typeof createEmployer>>;
let owner: Employer;

const texts = {
  de: 'Wir suchen für unser Team eine Pflegekraft, die mit Herz bei der Sache ist und auch nachts arbeitet. ',
  en: 'We are looking for a nurse who works with us at night and who likes to help people on our ward. ',
  fr: 'Nous cherchons pour notre équipe une infirmière qui travaille la nuit et qui aime aider les gens. ',
} as const;
type Code = keyof typeof texts;

beforeEach(async () => {
  owner = await createEmployer(context.services);
});

const post = (code: Code, given: Parameters<typeof createJob>[1] = {}) =>
  createJob(context.services, {
    company_id: owner.companyId,
    source: 'employer',
    title: `Nurse in ${code}`,
    language: code,
    description: `<p>${texts[code].repeat(3)}</p>`,
    ...given,
  });

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  jobId: string,
  payload?: object,
  { headers }: Pick<Employer, 'headers'> = owner,
) {
  const url = `/api/company/jobs/${jobId}/translations`;
  const response = await context.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
const link = (jobId: string, otherId: string) => call('POST', jobId, { jobId: otherId });

const stateOf = async (id: string) => {
  const job = await context.database
    .selectFrom('jobs')
    .select(['status', 'deadline'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [job.status, job.deadline];
};
const shownOn = async (id: string) =>
  (await context.app.inject(`/api/jobs/${id}`)).json().data.translations as unknown;
const change = (jobIds: string[], action: string, deadline: string | null = null) =>
  context.app.inject({
    method: 'POST',
    url: '/api/company/jobs/changes',
    headers: owner.headers,
    payload: { action, jobIds, ...(deadline && { deadline }) },
  });

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('[L-40] two postings that are translations of each other', () => {
  test('are linked, name each other on their pages, and are two again', async () => {
    const [german, english] = [await post('de'), await post('en')];
    expect((await call('GET', german.id)).body.data).toMatchObject({
      linked: [],
      offered: [{ id: english.id, language: 'en' }],
    });
    expect((await link(german.id, english.id)).body.data).toMatchObject({
      linked: [{ id: english.id }],
      offered: [],
    });
    expect(await shownOn(german.id)).toEqual([{ id: english.id, language: 'en' }]);
    expect(await shownOn(english.id)).toEqual([{ id: german.id, language: 'de' }]);
    expect((await call('DELETE', english.id)).body.data.linked).toEqual([]);
    expect([await shownOn(german.id), await shownOn(english.id)]).toEqual([[], []]);
  });

  test('are one application: the second is refused, and each page says that there is one', async () => {
    const [german, english] = [await post('de'), await post('en')];
    await link(german.id, english.id);
    const candidate = await createCandidate(context.services);
    const { id: resumeId } = await createResume(context.services, { userId: candidate.id });
    const apply = async (jobId: string) => {
      const form = await multipart({ jobId, resumeId });
      return context.app.inject({
        method: 'POST',
        url: '/api/applications',
        payload: form.payload,
        headers: { ...candidate.headers, ...form.headers },
      });
    };
    const answers = await Promise.all([apply(german.id), apply(english.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const rows = await context.database
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', candidate.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('have one deadline, and close and open again together', async () => {
    const [german, english] = [await post('de', { deadline: day(30) }), await post('en')];
    await link(german.id, english.id);
    expect(await stateOf(english.id)).toEqual(['active', day(30)]);
    await change([english.id], 'close');
    expect([(await stateOf(german.id))[0], (await stateOf(english.id))[0]]).toEqual(['expired', 'expired']);
    await change([german.id], 'renew', day(60));
    expect(await stateOf(german.id)).toEqual(['active', day(60)]);
    expect(await stateOf(english.id)).toEqual(['active', day(60)]);
  });

  test('take one place of the plan, and applications and views count once', async () => {
    const [german, english] = [await post('de'), await post('en')];
    for (const { id } of [german, english]) {
      await context.database
        .insertInto('posting_places')
        .values({ job_id: id, company_id: owner.companyId, paid_until: null, closes_at: null })
        .execute();
      await context.database
        .insertInto('job_views')
        .values({ job_id: id, day: day(0), source: 'list', views: 3 })
        .execute();
    }
    await createApplication(context.services, { job_id: german.id });
    expect(await countTakenPlaces(context.database, owner.companyId)).toBe(2);
    await link(german.id, english.id);
    expect(await countTakenPlaces(context.database, owner.companyId)).toBe(1);
    const listed = await context.app.inject({ url: '/api/company/jobs', headers: owner.headers });
    expect(listed.json().data).toMatchObject([
      { applications: 1, views: 6 },
      { applications: 1, views: 6 },
    ]);
  });
});

describe('[L-40] what cannot be translations of each other', () => {
  test('a posting of another company is not there, for members of either', async () => {
    const other = await createEmployer(context.services);
    const [own, foreign] = [await post('de'), await post('en', { company_id: other.companyId })];
    expect((await link(own.id, foreign.id)).status).toBe(404);
    expect((await link(foreign.id, own.id)).status).toBe(404);
    expect((await call('GET', foreign.id)).status).toBe(404);
    expect((await call('DELETE', own.id, undefined, other)).status).toBe(404);
  });

  test('two in one language, in one by their texts, in none, and one with itself', async () => {
    const german = await post('de');
    const refused = async (otherId: string) => {
      const { status, body } = await link(german.id, otherId);
      return [status, body.message];
    };
    const same = 'Two of these postings are in the same language. Translations are in different ones.';
    expect(await refused((await post('de')).id)).toEqual([409, same]);
    const stated = await post('de', { language: 'pl', language_stated: true });
    expect(await refused(stated.id)).toEqual([409, same]);
    const unknown = await post('en', { title: 'Unknown', language: '' });
    expect(await refused(unknown.id)).toEqual([409, 'Choose the language of “Unknown” first.']);
    const closed = await post('en', { title: 'Closed', status: 'expired' });
    expect(await refused(closed.id)).toEqual([409, '“Closed” is closed. Renew it first.']);
    expect((await refused(german.id))[0]).toBe(409);
  });

  test('a third joins both, one in a language that is there does not', async () => {
    const [german, english, french] = [await post('de'), await post('en'), await post('fr')];
    await link(german.id, english.id);
    expect((await link(french.id, english.id)).body.data.linked).toHaveLength(2);
    expect((await link(french.id, (await post('de')).id)).status).toBe(409);
    // The others stay together.
    await call('DELETE', german.id);
    expect((await call('GET', english.id)).body.data.linked).toMatchObject([{ id: french.id }]);
  });
});

describe('[L-40] when one of a pair changes alone', () => {
  test('deleted, or moved to another company, it leaves the other by itself', async () => {
    const [german, english, french] = [await post('de'), await post('en'), await post('fr')];
    await link(german.id, english.id);
    await link(german.id, french.id);
    await context.database.deleteFrom('jobs').where('id', '=', french.id).execute();
    const other = await createEmployer(context.services);
    await context.database
      .updateTable('jobs')
      .set({ company_id: other.companyId })
      .where('id', '=', english.id)
      .execute();
    await context.services.changes.settled();
    expect((await call('GET', german.id)).body.data.linked).toEqual([]);
    expect(await shownOn(german.id)).toEqual([]);
  });

  test('taken down by staff, the other stays open and names it no longer', async () => {
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    const [german, english] = [await post('de'), await post('en')];
    await link(german.id, english.id);
    const seen = await context.app.inject({
      url: `/api/staff/postings/${english.id}`,
      headers: moderator.headers,
    });
    await context.app.inject({
      method: 'POST',
      url: `/api/staff/postings/${english.id}/decisions`,
      headers: moderator.headers,
      payload: { decision: 'suspend', reason: 'So.', updatedAt: seen.json().data.updatedAt },
    });
    expect((await stateOf(german.id))[0]).toBe('active');
    expect(await shownOn(german.id)).toEqual([]);
  });

  test('what a change had to leave is settled later, as the last change has it', async () => {
    const [german, english] = [await post('de'), await post('en')];
    await link(german.id, english.id);
    const { group_id: groupId } = await context.database
      .selectFrom('job_translations')
      .select('group_id')
      .where('job_id', '=', german.id)
      .executeTakeFirstOrThrow();
    await context.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('job_translations').where('job_id', '=', english.id).execute();
      await transaction
        .updateTable('jobs')
        .set({ deadline: day(9), updated_at: new Date(Date.now() + 1000) })
        .where('id', '=', german.id)
        .execute();
      await transaction
        .insertInto('job_translations')
        .values({ job_id: english.id, group_id: groupId })
        .execute();
    });
    expect((await stateOf(english.id))[1]).toBeNull();
    await settleTranslations(context.database);
    expect((await stateOf(english.id))[1]).toBe(day(9));
  });
});
