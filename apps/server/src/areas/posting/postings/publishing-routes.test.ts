import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields, PublishedPosting } from '@waymark/contract/posting/postings';
import { describe, expect, test } from 'vitest';
import { createApplication, createEmployer, createJob, createPlace } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { activateDue } from '../../jobs/jobs/commands.ts';
import { decidePosting } from '../../office/moderation/posting-commands.ts';
import { listWaitingPostings } from './queries.ts';

const context = useTestApp();
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const keeper: DraftFields = {
  ...emptyDraft,
  title: 'Lighthouse Keeper',
  type: 'full-time',
  category: 'logistics',
  workMode: 'on-site',
  skills: ['Lamps', 'lamps', ' Fog horns '],
  places: ['Leeds, United Kingdom'],
  salaryMin: '28,000',
  salaryMax: '34000.50',
  currency: 'GBP',
  description: '<p>Keep the light.</p>',
  deadline: inDays(30),
};

const question = {
  id: '0197c5b2-0000-7000-8000-00000000abcd',
  kind: 'yes-no' as const,
  question: 'Can you swim?',
  options: [],
  required: true,
  knockoutAnswers: ['No'],
  knockoutMin: '',
  knockoutMax: '',
};

type Employer = Awaited<ReturnType<typeof createEmployer>>;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { headers }: Employer,
  payload?: object,
) {
  return context.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
}

/** The mails about postings that opened by themselves. */
async function openingMails({ email }: Employer) {
  const mails = await sentMails(context.database, email);
  return mails.filter(({ subject }) => subject.startsWith('Your posting is live'));
}

/** An employer whose company has proven its domain: its postings go live by rule. */
async function createVerified(): Promise<Employer> {
  const employer = await createEmployer(context.services);
  const company = context.database.updateTable('companies').where('id', '=', employer.companyId);
  // One after the other: what was proven of a website ends with it.
  await company.set({ website: 'https://keepers.example' }).execute();
  await company.set({ verified_at: new Date(), verified_by: 'mail' }).execute();
  return employer;
}

async function draftOf(employer: Employer, fields: Partial<DraftFields> = {}): Promise<string> {
  const response = await call('POST', '/company/drafts', employer, { fields: { ...keeper, ...fields } });
  expect(response.statusCode).toBe(201);
  return response.json().data.id as string;
}

async function publish(employer: Employer, draftId: string, version = 1) {
  return call('POST', `/company/drafts/${draftId}/publish`, employer, { version });
}

async function post(employer: Employer, fields: Partial<DraftFields> = {}): Promise<PublishedPosting> {
  const response = await publish(employer, await draftOf(employer, fields));
  expect(response.json()).toMatchObject({ data: { jobId: expect.any(String) as string } });
  return response.json().data as PublishedPosting;
}

const jobOf = (id: string) =>
  context.database.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const questions = () => context.database.selectFrom('job_questions').selectAll().orderBy('id');
const questionsOf = (jobId: string) => questions().where('job_id', '=', jobId).execute();
const pageOf = async (jobId: string) => (await context.app.inject(`/api/jobs/${jobId}`)).json();

describe('[H-3] a posting is published', () => {
  test('as it was typed, clean, found by its words and with all that its page shows', async () => {
    const employer = await createVerified();
    await createPlace(context.services, {
      city: 'Leeds',
      region: 'England',
      latitude: 53.8,
      longitude: -1.5,
    });
    const { jobId, status } = await post(employer, {
      description:
        '<p class=MsoNormal style="x"><span>Keep<o:p></o:p></span> the light.</p><p>&nbsp;</p><xml>Normal 0</xml><script>alert(1)</script>',
      requirements: '- Swims\n\nReads charts',
      questions: [question],
    });
    expect(status).toBe('active');
    const { data: job } = await pageOf(jobId);
    expect(job).toMatchObject({
      title: 'Lighthouse Keeper',
      description: '<p>Keep the light.</p>',
      requirements: ['Swims', 'Reads charts'],
      skills: ['lamps', 'Fog horns'],
      salary: { min: 2_800_000, max: 3_400_050, currency: 'GBP', period: 'year' },
      places: [{ city: 'Leeds', region: 'England', countryCode: 'GB' }],
      deadline: keeper.deadline,
      questions: [{ kind: 'yes-no', question: 'Can you swim?', required: true }],
      acceptsApplications: true,
    });
    expect(JSON.stringify(job)).not.toContain('knockout');
    expect((await context.app.inject('/api/jobs?q=lighthouse+keeper')).json().data).toMatchObject([
      { id: jobId },
    ]);
  });

  test('20,000 characters from a word processor, 50 places, 20 questions and 30 tags are taken, one more is not', async () => {
    const employer = await createVerified();
    const full = {
      description: `<p>${'word '.repeat(3999)}words</p>`,
      places: Array.from({ length: 50 }, (_, at) => `Town ${at}, Germany`),
      skills: Array.from({ length: 30 }, (_, at) => `Skill ${at}`),
      questions: Array.from({ length: 20 }, () => question),
    };
    const { jobId } = await post(employer, full);
    expect((await jobOf(jobId)).place_ids).toHaveLength(50);
    expect(await questionsOf(jobId)).toHaveLength(20);
    const more = { description: full.description.replace('words', 'words and more') };
    const refused = await publish(employer, await draftOf(employer, more));
    expect(refused.json().fields.description).toMatch(/20000 characters/);
  });

  test.each<[string, Partial<DraftFields>, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['nothing in the description', { description: '<p>&nbsp;</p>' }, 'description'],
    ['a salary that is no number', { salaryMin: 'lots' }, 'salaryMin'],
    ['a minimum above the maximum', { salaryMin: '50000', salaryMax: '40000' }, 'salaryMin'],
    ['a currency that is none', { currency: 'XXX' }, 'currency'],
    // Yesterday is not over everywhere.
    ['a deadline that has passed', { deadline: inDays(-2) }, 'deadline'],
    ['a deadline of a far year', { deadline: inDays(400) }, 'deadline'],
    ['a day that is none', { deadline: '2027-02-30' }, 'deadline'],
    ['an opening after the deadline', { publishAt: `${inDays(40)}T08:00:00Z` }, 'publishAt'],
    ['a link that runs', { applyBy: 'link', applyUrl: 'javascript:alert(1)' }, 'applyUrl'],
    ['a link with a password', { applyBy: 'link', applyUrl: 'https://a:b@c.example' }, 'applyUrl'],
    ['no place', { places: [] }, 'places'],
    ['an unknown place', { places: ['Qwxzt'] }, 'places'],
    ['a country that is none', { workMode: 'remote', countries: ['Narnia'] }, 'countries'],
    ['no type', { type: 'nonsense' }, 'type'],
    ['experience the wrong way round', { experienceMin: '5', experienceMax: '2' }, 'experienceMax'],
    ['a stranger to be told', { notifyEmail: 'stranger@elsewhere.example' }, 'notifyEmail'],
    ['a question without words', { questions: [{ ...question, question: '' }] }, 'questions.0'],
    [
      'answers that are all wrong',
      { questions: [{ ...question, knockoutAnswers: ['Yes', 'No'] }] },
      'questions.0',
    ],
    [
      'a choice of one',
      { questions: [{ ...question, kind: 'choice', options: ['A', ' a', 'A'].slice(0, 1) }] },
      'questions.0',
    ],
  ])('not with %s: the field says so in a sentence', async (_what, fields, field) => {
    const employer = await createVerified();
    const draftId = await draftOf(employer, fields);
    const refused = await publish(employer, draftId);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    // Nothing is lost.
    expect((await call('GET', `/company/drafts/${draftId}`, employer)).statusCode).toBe(200);
  });

  test('remote from some countries: the page says from where, and a search there finds it', async () => {
    const employer = await createVerified();
    const { jobId } = await post(employer, {
      workMode: 'remote',
      places: [],
      countries: ['Norway', 'Sweden'],
    });
    expect((await pageOf(jobId)).data).toMatchObject({
      applicantCountries: ['Norway', 'Sweden'],
      places: [{ country: 'Norway' }, { country: 'Sweden' }],
    });
    const { data } = (await context.app.inject('/api/jobs?location=Norway')).json();
    expect(data).toMatchObject([{ id: jobId }]);
  });

  test('by link: no applications here', async () => {
    const employer = await createVerified();
    const { jobId } = await post(employer, {
      applyBy: 'link',
      applyUrl: 'keepers.example/jobs',
      questions: [question],
    });
    expect((await pageOf(jobId)).data).toMatchObject({
      applyUrl: 'https://keepers.example/jobs',
      acceptsApplications: false,
      questions: [],
    });
  });

  test('applications may be announced to colleagues and to the proven domain', async () => {
    const employer = await createVerified();
    for (const notifyEmail of ['Hiring@keepers.example', employer.email]) {
      const response = await publish(employer, await draftOf(employer, { notifyEmail }));
      expect((await jobOf(response.json().data.jobId)).notify_email).toBe(notifyEmail.toLowerCase());
    }
  });
});

describe('[H-3] when a posting goes live', () => {
  test('the first of a company waits for approval, the next ones go live', async () => {
    const employer = await createEmployer(context.services);
    const first = await post(employer);
    expect(first).toMatchObject({ status: 'pending', awaitsApproval: true });
    expect((await context.app.inject(`/api/jobs/${first.jobId}`)).statusCode).toBe(404);
    expect(await openingMails(employer)).toEqual([]);
    const waiting = await listWaitingPostings(context.database);
    expect(waiting.map(({ id }) => id)).toContain(first.jobId);
    const approval = { jobId: first.jobId, decision: 'approve', reason: '', staffId: null } as const;
    expect(await decidePosting(context.services, approval)).toMatchObject({ open: true });
    expect((await context.app.inject(`/api/jobs/${first.jobId}`)).statusCode).toBe(200);
    await expect(decidePosting(context.services, approval)).rejects.toMatchObject({ code: 'conflict' });
    const mails = await openingMails(employer);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your posting is live: “Lighthouse Keeper”']);
    expect(mails[0]?.text).toContain(`/job-detail?job=${first.jobId}`);
    // Who presses “Publish” sees it.
    expect(await post(employer, { title: 'Second' })).toMatchObject({ awaitsApproval: false });
    expect(await openingMails(employer)).toHaveLength(1);
  });

  test('one that was closed before anybody approved it proves nothing', async () => {
    const employer = await createEmployer(context.services);
    const { jobId } = await post(employer);
    await context.database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', jobId).execute();
    expect(await post(employer)).toMatchObject({ status: 'pending', awaitsApproval: true });
  });

  test('beyond the plan it waits for its payment', async () => {
    const employer = await createVerified();
    const placesOf = async () =>
      (await context.app.inject({ url: '/api/company/posting-choices', headers: employer.headers })).json()
        .data.places;
    // The form says so before anything is written.
    expect(await placesOf()).toEqual({ postings: 1, taken: 0 });
    expect(await post(employer)).toMatchObject({ status: 'active', awaitsPayment: false, orderId: null });
    expect(await placesOf()).toEqual({ postings: 1, taken: 1 });
    const second = await post(employer, { title: 'Second' });
    expect(second).toMatchObject({ status: 'pending', awaitsPayment: true });
    expect(second.orderId).not.toBeNull();
  });

  test('on its day, once, and not before', async () => {
    const employer = await createVerified();
    const publishAt = `${inDays(2)}T08:00:00.000Z`;
    const { jobId, status } = await post(employer, { publishAt });
    const viewer = await createEmployer(context.services, {
      companyId: employer.companyId,
      memberRole: 'viewer',
    });
    expect(status).toBe('pending');
    expect(await activateDue(context.services, new Date(Date.parse(publishAt) - 1000))).toBe(0);
    expect(await activateDue(context.services, new Date(publishAt))).toBe(1);
    expect(await activateDue(context.services, new Date(publishAt))).toBe(0);
    expect((await jobOf(jobId)).posted_at?.toISOString()).toBe(publishAt);
    expect(await openingMails(employer)).toHaveLength(1);
    expect(await openingMails(viewer)).toEqual([]);
  });

  test('not while its company is held, and by itself when that is over', async () => {
    const employer = await createVerified();
    const hold = (held_reason: 'name' | null) =>
      context.database
        .updateTable('companies')
        .set({ held_reason })
        .where('id', '=', employer.companyId)
        .execute();
    await hold('name');
    expect(await post(employer)).toMatchObject({ status: 'pending', awaitsCompany: true });
    expect(await activateDue(context.services)).toBe(0);
    await hold(null);
    expect(await activateDue(context.services)).toBe(1);
    expect(await openingMails(employer)).toHaveLength(1);
  });
});

describe('[H-3] a posting is changed', () => {
  test('through a draft: applications and answers stay, an answered question that says something else is a new one', async () => {
    const employer = await createVerified();
    const { jobId } = await post(employer, {
      questions: [question, { ...question, question: 'Do you sail?' }],
    });
    const before = await jobOf(jobId);
    const [swim, sail] = await questionsOf(jobId);
    const { id: application } = await createApplication(context.services, { job_id: jobId });
    await context.database
      .insertInto('application_answers')
      .values({ application_id: application, question_id: swim?.id ?? '', answer: 'Yes', is_knockout: false })
      .execute();

    const edit = await call('POST', `/company/jobs/${jobId}/edit`, employer);
    const { draftId } = edit.json().data;
    expect((await call('POST', `/company/jobs/${jobId}/edit`, employer)).json().data).toEqual({ draftId });
    const { fields } = (await call('GET', `/company/drafts/${draftId}`, employer)).json().data;
    expect(fields).toMatchObject({ title: 'Lighthouse Keeper', salaryMin: '28000', salaryMax: '34000.50' });
    const changed = {
      ...fields,
      title: 'Head Keeper',
      questions: [{ ...fields.questions[0], question: 'Can you dive?' }],
    };
    await call('PUT', `/company/drafts/${draftId}`, employer, { version: 1, fields: changed });
    expect((await publish(employer, draftId, 2)).json().data).toMatchObject({ jobId, status: 'active' });

    const after = await jobOf(jobId);
    expect(after).toMatchObject({ title: 'Head Keeper', number: before.number, posted_at: before.posted_at });
    expect(await questionsOf(jobId)).toMatchObject([
      { id: swim?.id, question: 'Can you swim?', position: null },
      { question: 'Can you dive?', position: 0 },
    ]);
    expect((await questionsOf(jobId)).some(({ id }) => id === sail?.id)).toBe(false);
    const kept = await context.database.selectFrom('application_answers').selectAll().execute();
    expect(kept.filter((one) => one.application_id === application)).toHaveLength(1);
  });

  test('not once it was closed meanwhile; what was typed stays', async () => {
    const employer = await createVerified();
    const { jobId } = await post(employer);
    const { draftId } = (await call('POST', `/company/jobs/${jobId}/edit`, employer)).json().data;
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', jobId).execute();
    const refused = await publish(employer, draftId);
    expect(refused.statusCode).toBe(409);
    expect((await call('GET', `/company/drafts/${draftId}`, employer)).statusCode).toBe(200);
    expect((await jobOf(jobId)).status).toBe('filled');
  });

  test('a job of a feed is changed there', async () => {
    const employer = await createVerified();
    const { id } = await createJob(context.services, { company_id: employer.companyId, source: 'feed' });
    expect((await call('POST', `/company/jobs/${id}/edit`, employer)).statusCode).toBe(409);
  });

  test('a copy takes over the words and neither the days nor the applications', async () => {
    const employer = await createVerified();
    const { jobId } = await post(employer, { questions: [question] });
    const { draftId } = (await call('POST', `/company/jobs/${jobId}/duplicate`, employer)).json().data;
    const { data } = (await call('GET', `/company/drafts/${draftId}`, employer)).json();
    expect(data).toMatchObject({ jobId: null, fields: { title: 'Lighthouse Keeper', deadline: '' } });
    const copy = (await publish(employer, draftId)).json().data;
    expect(copy.jobId).not.toBe(jobId);
    expect(await questionsOf(jobId)).toHaveLength(1);
    expect(await questionsOf(copy.jobId)).toHaveLength(1);
  });
});

describe('[H-3] at the same moment', () => {
  test('two who publish one draft make one job', async () => {
    const employer = await createVerified();
    const draftId = await draftOf(employer);
    const answers = await Promise.all([publish(employer, draftId), publish(employer, draftId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const jobs = await context.database
      .selectFrom('jobs')
      .select('id')
      .where('company_id', '=', employer.companyId)
      .execute();
    expect(jobs).toHaveLength(1);
  });

  test('who publishes what was changed in another window is told', async () => {
    const employer = await createVerified();
    const draftId = await draftOf(employer);
    await call('PUT', `/company/drafts/${draftId}`, employer, {
      version: 1,
      fields: { ...keeper, title: 'Newer' },
    });
    expect((await publish(employer, draftId, 1)).statusCode).toBe(409);
  });

  test('a colleague who was removed, or may only look now, publishes nothing', async () => {
    const owner = await createVerified();
    const recruiter = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
    });
    const draftId = await draftOf(recruiter);
    const members = context.database.updateTable('company_members').where('user_id', '=', recruiter.id);
    await members.set({ member_role: 'viewer' }).execute();
    expect((await publish(recruiter, draftId)).statusCode).toBe(403);
    await context.database.deleteFrom('company_members').where('user_id', '=', recruiter.id).execute();
    expect((await publish(recruiter, draftId)).statusCode).toBe(403);
    expect((await publish(owner, draftId)).statusCode).toBe(200);
  });
});
