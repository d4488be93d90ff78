import { describe, expect, test } from 'vitest';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import {
  createPublishedReview,
  createReviewRequest,
  wholeReview,
  openDesk,
} from '../../../testing/review-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { reviewer, call, act, save, detail, list, rowOf, publicationsOf, noted, rest, inMinutes, inHands } =
  openDesk(context);

describe('[C-5] the queue', () => {
  test('shows the oldest first, with when it is due, and each list what is its own', async () => {
    const rhea = await reviewer();
    const old = await createReviewRequest(context.services, { created_at: new Date('2026-01-05T09:00:00Z') });
    const older = await createReviewRequest(context.services, {
      created_at: new Date('2026-01-02T09:00:00Z'),
    });
    const mine = await createReviewRequest(context.services);
    await act(rhea, mine.id, 'claim');
    const waiting = await list(rhea, 'waiting');
    expect(waiting.data.slice(0, 2)).toMatchObject([
      { id: older.id, dueAt: '2026-01-06T09:00:00.000Z', claim: null },
      { id: old.id, dueAt: '2026-01-07T09:00:00.000Z' },
    ]);
    expect(waiting.data.map(({ id }) => id)).not.toContain(mine.id);
    expect((await list(rhea, 'mine')).data.map(({ id }) => id)).toEqual([mine.id]);
    const colleague = await reviewer('Cora');
    expect((await list(colleague, 'taken')).data).toMatchObject([
      { id: mine.id, claim: { reviewer: 'Rhea Reader', isMine: false } },
    ]);
    expect(waiting.counts).toMatchObject({ waiting: waiting.total, mine: 1 });
  });

  test('leaves out candidates who requested deletion, and their reviews cannot be claimed', async () => {
    const rhea = await reviewer();
    const owner = await createCandidate(context.services, { deletion_due_at: inMinutes(60 * 24) });
    const { id } = await createReviewRequest(context.services, { owner });
    expect((await list(rhea, 'waiting')).data.map((review) => review.id)).not.toContain(id);
    expect(await act(rhea, id, 'claim')).toMatchObject({ status: 409 });
  });

  test('is not for moderators, and a page beyond the last is none', async () => {
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    expect((await call('GET', '/staff/reviews', moderator)).status).toBe(403);
    expect((await call('GET', '/staff/reviews?page=99', await reviewer())).status).toBe(404);
  });
});

describe('[L-10] a claimed request', () => {
  test('of two reviewers claiming at once, one gets it and the other gets the winner’s name', async () => {
    const [rhea, cora] = [await reviewer('Rhea'), await reviewer('Cora')];
    const { id } = await createReviewRequest(context.services);
    const answers = await Promise.all([act(rhea, id, 'claim'), act(cora, id, 'claim')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, name] = answers[0].status === 200 ? [rhea, 'Rhea'] : [cora, 'Cora'];
    expect((await rowOf(id))?.claimed_by).toBe(winner.id);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${name} Reader has this request already. Take the next one.`,
    );
    expect(await noted(id)).toEqual(['review.claim']);
  });

  test('goes back to the queue with what is written', async () => {
    const { rhea, id } = await inHands();
    await save(rhea, id, 0);
    expect((await act(rhea, id, 'release')).body.data.claim).toBeNull();
    const cora = await reviewer('Cora');
    await act(cora, id, 'claim');
    expect((await detail(cora, id)).fields.summary).toBe(wholeReview().summary);
    expect(await save(rhea, id, 1)).toMatchObject({
      status: 409,
      body: { message: 'Cora Reader has taken this request over.' },
    });
    expect(await noted(id)).toEqual(['review.claim', 'review.release', 'review.claim']);
  });

  test('is taken over after hours without work, and not before', async () => {
    const { rhea, id } = await inHands();
    const cora = await reviewer('Cora');
    await rest(id, 3);
    expect((await act(cora, id, 'claim')).status).toBe(409);
    await rest(id, 5);
    expect((await detail(cora, id)).claim).toMatchObject({ reviewer: 'Rhea Reader', isStale: true });
    expect((await act(cora, id, 'claim')).body.data.claim).toMatchObject({ isMine: true, isStale: false });
    expect((await save(rhea, id, 0)).status).toBe(409);
    expect((await act(rhea, id, 'release')).status).toBe(409);
    expect(await noted(id)).toEqual(['review.claim', 'review.take-over']);
  });

  test.each([
    ['suspended', { suspended_at: new Date() }],
    ['no reviewer any more', { staff_role: 'moderator' as const }],
  ])('is taken over at once from a reviewer who is %s', async (_what, columns) => {
    const { rhea, id } = await inHands();
    const cora = await reviewer('Cora');
    await context.database.updateTable('users').set(columns).where('id', '=', rhea.id).execute();
    expect((await detail(cora, id)).claim).toMatchObject({ reviewer: 'Rhea Reader', isStale: true });
    expect((await act(cora, id, 'claim')).body.data.claim).toMatchObject({ isMine: true, isStale: false });
  });

  test('is saved as typed, and a second window is told', async () => {
    const { rhea, id } = await inHands();
    expect(await save(rhea, id, 0)).toMatchObject({ status: 200, body: { data: { version: 1 } } });
    expect(await save(rhea, id, 0, wholeReview({ summary: 'Older' }))).toMatchObject({
      status: 409,
      body: { message: 'This review was changed in another window. Take over what is newer there.' },
    });
    expect((await detail(rhea, id)).fields.summary).toBe(wholeReview().summary);
  });

  test('a review is bounded', async () => {
    const { rhea, id } = await inHands();
    const [comment] = wholeReview().comments;
    const many = Array.from({ length: 101 }, () => ({ ...comment, id: crypto.randomUUID() }));
    expect((await save(rhea, id, 0, wholeReview({ comments: many as never }))).status).toBe(400);
    expect((await save(rhea, id, 0, wholeReview({ summary: 'x'.repeat(5001) }))).status).toBe(400);
    expect((await rowOf(id))?.version).toBe(0);
  });

  test('withdrawn under the reviewer’s hands: every press says so', async () => {
    const { rhea, id, owner } = await inHands();
    await save(rhea, id, 0);
    expect((await call('DELETE', `/resume-reviews/${id}`, owner)).status).toBe(200);
    const gone = 'This request is not there any more: its candidate has withdrawn it or left.';
    for (const answer of [
      await save(rhea, id, 1),
      await act(rhea, id, 'publish', { version: 1 }),
      await act(rhea, id, 'release'),
      await call('GET', `/staff/reviews/${id}`, rhea),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: gone } });
    }
    expect(await publicationsOf(id)).toEqual([]);
  });

  test('the account goes while the review is written', async () => {
    const { rhea, id, owner } = await inHands();
    await context.database
      .updateTable('users')
      .set({ deletion_due_at: inMinutes(60) })
      .where('id', '=', owner.id)
      .execute();
    expect(await save(rhea, id, 0)).toMatchObject({
      status: 409,
      body: { message: 'This candidate has asked to be deleted and no longer needs the review.' },
    });
    await context.database.deleteFrom('users').where('id', '=', owner.id).execute();
    expect((await save(rhea, id, 0)).status).toBe(404);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('a reviewer who is shut out in the middle is signed out, and one who changes role refused', async () => {
    const { rhea, id } = await inHands();
    await context.database
      .updateTable('users')
      .set({ staff_role: 'moderator' })
      .where('id', '=', rhea.id)
      .execute();
    expect((await save(rhea, id, 0)).status).toBe(403);
    await context.database.deleteFrom('sessions').where('user_id', '=', rhea.id).execute();
    expect(await save(rhea, id, 0)).toMatchObject({ status: 401, body: { logout: true } });
    expect((await rowOf(id))?.version).toBe(0);
  });
});

test('[L-10] the figures count what waits, what was published, and by whom', async () => {
  const rhea = await reviewer('Figaro');
  const { id } = await createReviewRequest(context.services);
  await act(rhea, id, 'claim');
  await createPublishedReview(context.services, { reviewerId: rhea.id });
  const { data } = (await call('GET', '/staff/reviews/figures', rhea)).body;
  expect(data.reviewers).toContainEqual({ name: 'Figaro Reader', inWork: 1, published: 1 });
  expect(data.weeks).toHaveLength(8);
  expect(data.weeks.at(-1).published).toBeGreaterThan(0);
  expect(data.waiting.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBeGreaterThan(
    0,
  );
});
