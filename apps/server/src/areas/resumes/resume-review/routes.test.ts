import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createResume } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { requestReview } from './commands.ts';

const context = useTestApp();

const send = (headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'POST', url: '/api/send-resume-to-expert', headers });
const getDetail = (headers: Record<string, string> = {}) =>
  context.app.inject({ url: '/api/get-critique-detail', headers });

const waitingOf = (userId: string) =>
  context.database.selectFrom('critiques').select('id').where('user_id', '=', userId).execute();

describe('[C-3] POST /send-resume-to-expert', () => {
  test('sends the default resume and sets the user’s consent', async () => {
    const candidate = await createCandidate(context.services);
    const { id: resumeId } = await createResume(context.services, { userId: candidate.id });
    await createResume(context.services, { userId: candidate.id });
    const response = await send(candidate.headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Resume has been successfully submitted' });
    const critiques = await context.database
      .selectFrom('critiques')
      .select(['resume_id', 'review_ready'])
      .where('user_id', '=', candidate.id)
      .execute();
    expect(critiques).toEqual([{ resume_id: resumeId, review_ready: false }]);
    const user = await context.app.inject({ url: '/api/get-auth-user', headers: candidate.headers });
    expect(user.json().data.sendResumeToExpert).toBe(true);
  });

  test('a double click queues the resume once', async () => {
    const candidate = await createCandidate(context.services);
    await createResume(context.services, { userId: candidate.id });
    const answers = await Promise.all([send(candidate.headers), send(candidate.headers)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const critiques = await context.database
      .selectFrom('critiques')
      .select('id')
      .where('user_id', '=', candidate.id)
      .execute();
    expect(critiques).toHaveLength(1);
  });

  test('another resume is refused while one waits, with advice on what to do', async () => {
    const candidate = await createCandidate(context.services);
    await createResume(context.services, { userId: candidate.id, name: 'first.pdf' });
    expect((await send(candidate.headers)).statusCode).toBe(200);
    const { id } = await createResume(context.services, { userId: candidate.id, name: 'second.pdf' });
    const url = `/api/resumes/${id}/default`;
    await context.app.inject({ method: 'POST', url, headers: candidate.headers });
    const refused = await send(candidate.headers);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '“first.pdf” waits for its review already, and there is one request at a time. Nothing was sent: withdraw that request in your profile first, or wait for its review.',
    ]);
    expect(await waitingOf(candidate.id)).toHaveLength(1);
  });

  test('of two resumes sent at once only one is queued', async () => {
    const { services, database } = context;
    const candidate = await createCandidate(services);
    const resumes = await Promise.all([1, 2].map(() => createResume(services, { userId: candidate.id })));
    const outcomes = await Promise.allSettled(
      resumes.map(({ id }) =>
        database.transaction().execute((transaction) => requestReview(transaction, candidate.id, id)),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await waitingOf(candidate.id)).toHaveLength(1);
  });

  test('without a resume there is nothing to send', async () => {
    const { headers } = await createCandidate(context.services);
    const response = await send(headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('You have no resume yet. Upload one, then send it to an expert.');
    const user = await context.app.inject({ url: '/api/get-auth-user', headers });
    expect(user.json().data.sendResumeToExpert).toBe(false);
  });

  test('guests and employers are refused', async () => {
    const { headers } = await createEmployer(context.services);
    expect((await send()).statusCode).toBe(401);
    expect((await send(headers)).statusCode).toBe(403);
  });
});

describe('[F-1] [A-11] GET /get-critique-detail', () => {
  test('null without a request; a guest is refused', async () => {
    const { headers } = await createCandidate(context.services);
    expect((await getDetail(headers)).json()).toEqual({ data: null });
    expect((await getDetail()).statusCode).toBe(401);
  });

  test('[C-4] the link is shown once the review is ready, and openedByCustomer is text', async () => {
    const candidate = await createCandidate(context.services);
    await createResume(context.services, { userId: candidate.id });
    await send(candidate.headers);
    const set = (values: { link_token?: string; review_ready?: boolean; opened_by_customer?: boolean }) =>
      context.database.updateTable('critiques').set(values).where('user_id', '=', candidate.id).execute();
    await set({ link_token: 'a-token' });
    expect((await getDetail(candidate.headers)).json().data.reviewLink).toBeNull();
    await set({ review_ready: true, opened_by_customer: true });
    expect((await getDetail(candidate.headers)).json()).toEqual({
      data: {
        reviewLink: `${context.services.config.publicUrl}/resume-review-result?review=a-token`,
        openedByCustomer: 'true',
        reviewReady: true,
      },
    });
  });
});
