import { describe, expect, test } from 'vitest';
import { createEndedCalls, laterBy } from '../../../testing/ended-applications.ts';
import { createApplication, createCandidate, createEmployer } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { createHirer, decline } = createEndedCalls(context);
const yesterday = laterBy(new Date(), -1);

const post = (url: string, headers: Record<string, string>, payload?: object) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload && { payload }) });
const get = async (url: string, headers: Record<string, string>) =>
  (await context.app.inject({ method: 'GET', url: `/api${url}`, headers })).json().data;

async function createDeclined() {
  const hirer = await createHirer();
  const candidate = await createCandidate(context.services);
  const id = await decline(hirer, yesterday, { user_id: candidate.id });
  const ask = (headers = hirer.owner.headers) => post(`/company/applicants/${id}/pool-request`, headers);
  const receive = async () => tokenOf((await sentMails(context.database, candidate.email)).at(-1));
  return { hirer, candidate, id, ask, receive };
}

describe('[L-44] a company asks a candidate to stay in its talent pool', () => {
  test('by one mail, whose link shows the question and takes one answer', async () => {
    const { candidate, id, ask, receive } = await createDeclined();
    expect((await ask()).statusCode).toBe(200);
    const token = await receive();
    const question = (await post('/pool-requests/check', {}, { token })).json().data;
    expect(question).toMatchObject({ standing: 'asked', agreedUntil: null });
    expect(question.words).toContain('may keep my application for Software Engineer');
    const answered = await post('/pool-requests/answer', {}, { token, months: 12 });
    expect(answered.json().data.standing).toBe('agreed');
    expect((await post('/pool-requests/answer', {}, { token, months: 24 })).statusCode).toBe(409);
    // What was agreed to is kept with its day, and stands in the account.
    const [kept] = await get('/kept-applications', candidate.headers);
    expect(kept).toMatchObject({ applicationId: id, pool: 'agreed', words: question.words });
    const confirmation = (await sentMails(context.database, candidate.email)).at(-1);
    expect(confirmation?.text).toContain(question.words);
  });

  test('once: a second question, and one about another application, are refused', async () => {
    const { hirer, candidate, ask } = await createDeclined();
    expect((await ask()).statusCode).toBe(200);
    const second = await ask();
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe(
      'Your company has asked this candidate already. Please do not ask again.',
    );
    const other = { ...hirer, jobId: (await createHirer()).jobId };
    await context.database
      .updateTable('jobs')
      .set({ company_id: hirer.owner.companyId })
      .where('id', '=', other.jobId)
      .execute();
    const id = await decline(other, yesterday, { user_id: candidate.id });
    expect((await post(`/company/applicants/${id}/pool-request`, hirer.owner.headers)).statusCode).toBe(409);
  });

  test('two colleagues who ask at once send one mail', async () => {
    const { candidate, ask } = await createDeclined();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(1);
  });

  test('not a stranger’s, not one that is under way or withdrawn, and not as a viewer', async () => {
    const { hirer, ask, id } = await createDeclined();
    const stranger = await createEmployer(context.services);
    expect((await ask(stranger.headers)).statusCode).toBe(404);
    const { companyId } = hirer.owner;
    const viewer = await createEmployer(context.services, { companyId, memberRole: 'viewer' });
    expect((await ask(viewer.headers)).statusCode).toBe(403);
    const open = await createApplication(context.services, { job_id: hirer.jobId });
    const underWay = await post(`/company/applicants/${open.id}/pool-request`, hirer.owner.headers);
    expect(underWay.statusCode).toBe(409);
    await context.database
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    expect((await ask()).statusCode).toBe(404);
  });

  test('not while its letter can still be taken back: the candidate knows of no decision', async () => {
    const { hirer, candidate, id, ask } = await createDeclined();
    await context.database
      .insertInto('decline_letters')
      .values({
        application_id: id,
        batch_id: id,
        company_id: hirer.owner.companyId,
        author_id: null,
        from_stage_id: null,
        text: 'Dear Ada',
        due_at: laterBy(new Date(), 1),
      })
      .execute();
    expect((await ask()).statusCode).toBe(409);
    expect((await get('/kept-applications', candidate.headers))[0]).toMatchObject({
      reason: null,
      endsAt: null,
    });
  });

  test('nobody who has blocked it', async () => {
    const { hirer, candidate, ask } = await createDeclined();
    const row = { candidate_id: candidate.id, company_id: hirer.owner.companyId };
    await context.database.insertInto('blocked_companies').values(row).execute();
    expect((await ask()).statusCode).toBe(409);
    expect(await sentMails(context.database, candidate.email)).toEqual([]);
  });
});

describe('[L-44] a consent is taken back', () => {
  async function createAgreed() {
    const declined = await createDeclined();
    await declined.ask();
    const token = await declined.receive();
    await post('/pool-requests/answer', {}, { token, months: 6 });
    const [kept] = await get('/kept-applications', declined.candidate.headers);
    return { ...declined, token, requestId: kept.requestId as string };
  }

  test('in the account, by the candidate alone', async () => {
    const { candidate, requestId } = await createAgreed();
    const other = await createCandidate(context.services);
    const url = `/pool-requests/${requestId}/withdrawal`;
    expect((await post(url, other.headers)).statusCode).toBe(404);
    expect((await get('/kept-applications', candidate.headers))[0].pool).toBe('agreed');
    expect((await post(url, candidate.headers)).statusCode).toBe(200);
    expect((await post(url, candidate.headers)).statusCode).toBe(200);
    expect((await get('/kept-applications', candidate.headers))[0].pool).toBe('withdrawn');
  });

  test('by the link, and does not come back by it', async () => {
    const { token } = await createAgreed();
    const taken = await post('/pool-requests/answer', {}, { token, months: null });
    expect(taken.json().data.standing).toBe('withdrawn');
    expect((await post('/pool-requests/answer', {}, { token, months: 12 })).statusCode).toBe(409);
  });

  test('a link that nobody was sent is gone, and a month that is none is refused', async () => {
    const token = 'x'.repeat(43);
    expect((await post('/pool-requests/check', {}, { token })).statusCode).toBe(410);
    expect((await post('/pool-requests/answer', {}, { token, months: 6 })).statusCode).toBe(410);
    expect((await post('/pool-requests/answer', {}, { token, months: 7 })).statusCode).toBe(400);
  });
});

describe('[L-44] the period of a company', () => {
  const put = (headers: Record<string, string>, months: unknown) =>
    context.app.inject({ method: 'PUT', url: '/api/company/retention', headers, payload: { months } });

  test('is chosen by an owner within the board’s bounds, and shown with what ends', async () => {
    const { hirer, id } = await createDeclined();
    const { headers } = hirer.owner;
    expect((await put(headers, 1)).statusCode).toBe(200);
    const shown = await get('/company/retention', headers);
    expect(shown).toMatchObject({ months: 1, standardMonths: 6, minMonths: 1, maxMonths: 36, total: 1 });
    expect(shown.applications[0]).toMatchObject({ applicationId: id, reason: 'declined', mayAsk: true });
    const tooLong = await put(headers, 37);
    expect(tooLong.json().fields).toEqual({
      months: 'Enter a whole number from 1 to 36, or leave it empty.',
    });
    expect((await put(headers, null)).statusCode).toBe(200);
    expect((await get('/company/retention', headers)).months).toBeNull();
  });

  test('is shown with all that is over, in pages', async () => {
    const { hirer } = await createDeclined();
    for (let count = 0; count < 100; count++) await decline(hirer, yesterday);
    const { headers } = hirer.owner;
    const first = await get('/company/retention', headers);
    expect(first).toMatchObject({ total: 101, page: 1 });
    expect(first.applications).toHaveLength(100);
    const second = await get('/company/retention?page=2', headers);
    expect(second).toMatchObject({ total: 101, page: 2 });
    expect(second.applications).toHaveLength(1);
    const beyond = await context.app.inject({ url: '/api/company/retention?page=3', headers });
    expect(beyond.statusCode).toBe(404);
  });

  test('is not chosen by a recruiter, and shows nothing of another company', async () => {
    const { hirer } = await createDeclined();
    const { companyId } = hirer.owner;
    const recruiter = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    expect((await put(recruiter.headers, 3)).statusCode).toBe(403);
    const other = await createEmployer(context.services);
    expect((await get('/company/retention', other.headers)).applications).toEqual([]);
  });
});
