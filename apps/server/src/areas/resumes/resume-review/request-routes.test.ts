import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { describe, expect, test } from 'vitest';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { createPublishedReview, createReviewRequest } from '../../../testing/review-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: TestUser, payload?: object) {
  const response = await context.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const list = async (who: TestUser) => (await call('GET', '/resume-reviews', who)).body.data as OwnReview[];

async function askAgain(who: TestUser, reviewId: string) {
  const form = await multipart({}, { name: 'better.pdf', bytes: pdfBytes() });
  const response = await context.app.inject({
    method: 'POST',
    url: `/api/resume-reviews/${reviewId}/second-round`,
    payload: form.payload,
    headers: { ...who.headers, ...form.headers },
  });
  return { status: response.statusCode, body: response.json() };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const sendsResume = async ({ id }: TestUser) =>
  (
    await context.database
      .selectFrom('users')
      .select('send_resume_to_expert')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).send_resume_to_expert;

describe('[C-5] the state of requests', () => {
  test('shows the request and its dates, from the queue to the answer', async () => {
    const first = await createReviewRequest(context.services, {
      created_at: new Date('2026-01-05T09:00:00Z'),
    });
    const second = await createReviewRequest(context.services, {
      created_at: new Date('2026-01-06T09:00:00Z'),
    });
    expect(await list(second.owner)).toMatchObject([
      { state: 'waiting', place: 2, dueAt: '2026-01-08T09:00:00.000Z', resumeName: 'ada-lovelace.pdf' },
    ]);
    const staff = await createStaff(context.services);
    await call('POST', `/staff/reviews/${first.id}/claim`, staff);
    expect(await list(first.owner)).toMatchObject([{ state: 'in-work', place: null, reviewLink: null }]);
    expect(await list(second.owner)).toMatchObject([{ place: 1 }]);
  });

  test('shows no other candidate’s requests', async () => {
    await createReviewRequest(context.services);
    expect(await list(await createCandidate(context.services))).toEqual([]);
  });
});

describe('[L-10] withdrawing', () => {
  test('takes the request out of the queue, and the consent with the last one', async () => {
    const owner = await createCandidate(context.services, { send_resume_to_expert: true });
    const [one, two] = [
      await createReviewRequest(context.services, { owner }),
      await createReviewRequest(context.services, { owner }),
    ];
    expect((await call('DELETE', `/resume-reviews/${one.id}`, owner)).status).toBe(200);
    expect(await sendsResume(owner)).toBe(true);
    expect((await call('DELETE', `/resume-reviews/${two.id}`, owner)).status).toBe(200);
    expect(await sendsResume(owner)).toBe(false);
    expect(await list(owner)).toEqual([]);
    expect((await call('DELETE', `/resume-reviews/${two.id}`, owner)).status).toBe(404);
  });

  test('is refused after publication and for another candidate’s request', async () => {
    const { id, owner } = await createPublishedReview(context.services);
    expect((await call('DELETE', `/resume-reviews/${id}`, owner)).status).toBe(409);
    const waiting = await createReviewRequest(context.services);
    expect((await call('DELETE', `/resume-reviews/${waiting.id}`, owner)).status).toBe(404);
    expect(await list(waiting.owner)).toHaveLength(1);
  });
});

describe('[L-10] the second round', () => {
  test('is requested once with a new resume, even after a double click', async () => {
    const { id, owner, resumeId } = await createPublishedReview(context.services);
    expect((await list(owner))[0]?.secondRoundUntil).not.toBeNull();
    const answers = await Promise.all([askAgain(owner, id), askAgain(owner, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const reviews = await list(owner);
    expect(reviews).toMatchObject([
      { round: 2, state: 'waiting', resumeName: 'better.pdf' },
      { round: 1, state: 'published', secondRoundUntil: null },
    ]);
    const row = await context.database
      .selectFrom('critiques')
      .select(['previous_id', 'resume_id'])
      .where('id', '=', reviews[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.previous_id).toBe(id);
    expect(row.resume_id).not.toBe(resumeId);
    const resumes = await context.database
      .selectFrom('resumes')
      .select('id')
      .where('user_id', '=', owner.id)
      .execute();
    expect(resumes).toHaveLength(2);
  });

  test('ends after thirty days, and is refused while another request is open', async () => {
    const late = await createPublishedReview(context.services, { publishedAt: daysAgo(31.1) });
    expect(await askAgain(late.owner, late.id)).toMatchObject({
      status: 409,
      body: {
        message: 'The time for a second round of this review is over. Send your resume as a new one.',
      },
    });
    const busy = await createPublishedReview(context.services, { publishedAt: daysAgo(29) });
    await createReviewRequest(context.services, { owner: busy.owner });
    expect((await askAgain(busy.owner, busy.id)).status).toBe(409);
    const open = await createReviewRequest(context.services);
    expect((await askAgain(open.owner, open.id)).body.message).toBe('This review is still being written.');
  });

  test('is the last round: a third is neither offered nor accepted', async () => {
    const first = await createPublishedReview(context.services);
    const { id, owner, token } = await createPublishedReview(context.services, {
      owner: first.owner,
      previous_id: first.id,
      round: 2,
    });
    expect(await list(owner)).toMatchObject([
      { round: 2, secondRoundUntil: null },
      { round: 1, secondRoundUntil: null },
    ]);
    expect(await askAgain(owner, id)).toMatchObject({
      status: 409,
      body: {
        message: 'This was the second round, the last one of this review. Send your resume as a new request.',
      },
    });
    const { data } = (await call('GET', `/resume-review-result?review=${token}`, owner)).body;
    expect(data.secondRoundUntil).toBeNull();
  });

  test('and a concurrent new request: only one is accepted', async () => {
    const { id, owner } = await createPublishedReview(context.services);
    const [round, sent] = await Promise.all([
      askAgain(owner, id),
      call('POST', '/send-resume-to-expert', owner),
    ]);
    expect([round.status, sent.status].toSorted()).toContain(409);
    const waiting = (await list(owner)).filter(({ state }) => state === 'waiting');
    expect(waiting).toHaveLength(1);
  });

  test('grants the consent', async () => {
    const { id, owner } = await createPublishedReview(context.services);
    await askAgain(owner, id);
    const consents = await context.database
      .selectFrom('consents')
      .select(['purpose', 'granted', 'source'])
      .where('user_id', '=', owner.id)
      .execute();
    expect(consents).toEqual([{ purpose: 'sendResumeToExpert', granted: true, source: 'resume-review' }]);
  });

  test('is refused for another candidate’s review, and leaves no file behind', async () => {
    const { id } = await createPublishedReview(context.services);
    const stranger = await createCandidate(context.services);
    const before = await context.database.selectFrom('files').select('id').execute();
    expect((await askAgain(stranger, id)).status).toBe(404);
    expect(await context.database.selectFrom('files').select('id').execute()).toHaveLength(before.length);
  });
});

describe('[C-5] the link', () => {
  const tokenIn = (review: OwnReview) =>
    new URL(review.reviewLink ?? 'http://none/').searchParams.get('review');
  const open = async (token: string | null) =>
    (await context.app.inject(`/api/resume-review-result?review=${token}`)).statusCode;

  test('ends when renewed or revoked', async () => {
    const { id, owner, token } = await createPublishedReview(context.services);
    const renewed = (await call('PUT', `/resume-reviews/${id}/link`, owner)).body.data as OwnReview;
    expect(await open(token)).toBe(404);
    expect(await open(tokenIn(renewed))).toBe(200);
    const revoked = (await call('DELETE', `/resume-reviews/${id}/link`, owner)).body.data as OwnReview;
    expect(revoked.reviewLink).toBeNull();
    expect(await open(tokenIn(renewed))).toBe(404);
    expect((await call('GET', '/get-critique-detail', owner)).body.data).toMatchObject({
      reviewReady: true,
      reviewLink: null,
    });
  });

  test('can be changed only by its owner and only after publication', async () => {
    const { id, token } = await createPublishedReview(context.services);
    const stranger = await createCandidate(context.services);
    expect((await call('PUT', `/resume-reviews/${id}/link`, stranger)).status).toBe(404);
    expect((await call('DELETE', `/resume-reviews/${id}/link`, stranger)).status).toBe(404);
    expect(await open(token)).toBe(200);
    const waiting = await createReviewRequest(context.services);
    expect((await call('PUT', `/resume-reviews/${waiting.id}/link`, waiting.owner)).status).toBe(409);
  });
});
