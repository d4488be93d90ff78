import type { DeskPage, DeskReviewDetail } from '@waymark/contract/staff/review-desk';
import { formatDay } from '@waymark/contract/text/format-day';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate, createStaff, suspend, type TestUser } from '../../testing/factories.ts';
import { createPublishedReview, createReviewRequest, wholeReview } from '../../testing/review-factories.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { secondRoundEnd } from '../resume-review/time-rules.ts';
import { announceReviews } from './announcing-commands.ts';

const context = useTestApp();

const reviewer = (firstName = 'Rhea') =>
  createStaff(context.services, { staff_role: 'reviewer', first_name: firstName, last_name: 'Reader' });

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: TestUser, payload?: object) {
  const response = await context.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const act = (who: TestUser, id: string, action: string, payload?: object) =>
  call('POST', `/staff/reviews/${id}/${action}`, who, payload);
const save = (who: TestUser, id: string, version: number, fields = wholeReview()) =>
  call('PUT', `/staff/reviews/${id}/draft`, who, { version, fields });
const detail = async (who: TestUser, id: string) =>
  (await call('GET', `/staff/reviews/${id}`, who)).body.data as DeskReviewDetail;
const list = async (who: TestUser, show: string) =>
  (await call('GET', `/staff/reviews?show=${show}`, who)).body as DeskPage;

const rowOf = (id: string) =>
  context.database
    .selectFrom('critiques')
    .select(['claimed_by', 'is_open', 'review_ready', 'version', 'opened_by_customer', 'link_token'])
    .where('id', '=', id)
    .executeTakeFirst();
const publicationsOf = (id: string) =>
  context.database.selectFrom('critique_publications').selectAll().where('critique_id', '=', id).execute();
const noted = async (id: string) =>
  (
    await context.database
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

const rest = (id: string, hours: number) =>
  context.database
    .updateTable('critiques')
    .set({ worked_at: sql<Date>`now() - make_interval(hours => ${sql.lit(hours)})` })
    .where('id', '=', id)
    .execute();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function inHands() {
  const rhea = await reviewer();
  const request = await createReviewRequest(context.services);
  await act(rhea, request.id, 'claim');
  return { rhea, ...request };
}

async function published() {
  const { rhea, ...request } = await inHands();
  await save(rhea, request.id, 0);
  const answer = await act(rhea, request.id, 'publish', { version: 1 });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { rhea, ...request };
}

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

  test('leaves out who has asked to be deleted, whose review nobody can take', async () => {
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

describe('[L-10] a request in somebody’s hands', () => {
  test('of two reviewers who press at once one gets it, and the other is told who has', async () => {
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
  ])('is taken over at once from somebody who is %s', async (_what, columns) => {
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
      body: { message: 'This candidate has asked to be deleted. Nobody waits for the review.' },
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

describe('[C-5] publishing', () => {
  test('makes the banner appear at once, and once however often it is pressed', async () => {
    const { rhea, id, owner } = await inHands();
    await save(rhea, id, 0);
    const presses = [1, 2, 3].map(() => act(rhea, id, 'publish', { version: 1 }));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await publicationsOf(id)).toHaveLength(1);
    const { data } = (await call('GET', '/get-critique-detail', owner)).body;
    expect(data).toMatchObject({ reviewReady: true, openedByCustomer: 'false' });
    expect(data.reviewLink).toMatch(/\/resume-review-result\?review=[\w-]{43}$/);
    expect(await noted(id)).toEqual(['review.claim', 'review.publish']);
  });

  test('says what is still to be written, and refuses what another window has changed', async () => {
    const { rhea, id } = await inHands();
    const { sections } = wholeReview();
    sections.skills.score = null;
    await save(rhea, id, 0, wholeReview({ sections, summary: ' ' }));
    expect(await act(rhea, id, 'publish', { version: 1 })).toMatchObject({
      status: 400,
      body: {
        fields: {
          skills: 'Please score “Skills”.',
          summary: 'Please sum the review up in a few sentences.',
        },
      },
    });
    await save(rhea, id, 1);
    expect((await act(rhea, id, 'publish', { version: 1 })).status).toBe(409);
    expect((await rowOf(id))?.review_ready).toBe(false);
  });

  test('mails after ten minutes, once', async () => {
    const { id, owner } = await published();
    await announceReviews(context.services, inMinutes(9));
    expect(await sentMails(context.database, owner.email)).toEqual([]);
    await Promise.all([1, 2].map(() => announceReviews(context.services, inMinutes(11))));
    const mails = await sentMails(context.database, owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your resume review is ready']);
    // The address is not proven: who reads there may be a stranger.
    expect(mails[0]?.text).toContain('/jobs-profile#resume-reviews');
    expect(mails[0]?.text).not.toContain((await rowOf(id))?.link_token);
  });

  test('mails before its time where the reviewer wants it, and is not taken back then', async () => {
    const { rhea, id, owner } = await published();
    expect((await act(await reviewer('Cora'), id, 'announce')).status).toBe(409);
    const answers = await Promise.all([act(rhea, id, 'announce'), act(rhea, id, 'announce')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await sentMails(context.database, owner.email)).toHaveLength(1);
    expect((await act(rhea, id, 'undo')).status).toBe(409);
    expect(await noted(id)).toEqual(['review.claim', 'review.publish', 'review.announce']);
  });

  test('a proven address gets the link itself, unless it was revoked meanwhile', async () => {
    const proven = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const { token } = await createPublishedReview(context.services, { owner: proven });
    const revoker = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const revoked = await createPublishedReview(context.services, { owner: revoker, link_token: null });
    await announceReviews(context.services, inMinutes(11));
    const textOf = async ({ email }: TestUser) => (await sentMails(context.database, email))[0]?.text;
    expect(await textOf(proven)).toContain(`/resume-review-result?review=${token}`);
    expect(await textOf(revoker)).not.toContain(revoked.token);
  });

  test('is taken back within ten minutes: no banner, no link, no mail, and the reviewer goes on', async () => {
    const { rhea, id, owner } = await published();
    const { data } = (await call('GET', '/get-critique-detail', owner)).body;
    const token = new URL(data.reviewLink as string).searchParams.get('review');
    expect((await act(rhea, id, 'undo')).body.data).toMatchObject({
      publication: null,
      claim: { isMine: true },
    });
    expect((await call('GET', `/resume-review-result?review=${token}`, owner)).status).toBe(404);
    expect((await call('GET', '/get-critique-detail', owner)).body.data).toMatchObject({
      reviewReady: false,
      reviewLink: null,
    });
    await announceReviews(context.services, inMinutes(11));
    expect(await sentMails(context.database, owner.email)).toEqual([]);
    expect((await save(rhea, id, 1)).status).toBe(200);
    expect(await noted(id)).toEqual(['review.claim', 'review.publish', 'review.undo']);
  });

  test('is not taken back once its candidate has asked for another review', async () => {
    const { rhea, id, owner, resumeId } = await published();
    await context.database
      .insertInto('critiques')
      .values({ id: crypto.randomUUID(), user_id: owner.id, resume_id: resumeId, previous_id: id, round: 2 })
      .execute();
    expect(await act(rhea, id, 'undo')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('asked for another one') },
    });
    expect(await rowOf(id)).toMatchObject({ review_ready: true, is_open: false });
    expect(await publicationsOf(id)).toHaveLength(1);
  });

  test('of a second round mails no third one, of a first the day on which it ends', async () => {
    const owner = await createCandidate(context.services);
    const first = await createPublishedReview(context.services, { owner });
    await announceReviews(context.services, inMinutes(11));
    await createPublishedReview(context.services, { owner, previous_id: first.id, round: 2 });
    await announceReviews(context.services, inMinutes(11));
    const texts = (await sentMails(context.database, owner.email)).map(({ text }) => text);
    const end = secondRoundEnd(1, new Date());
    expect(texts.filter((text) => text.includes('for a second round'))).toEqual([
      expect.stringContaining(`until ${end && formatDay(end)} you can send`),
    ]);
    expect(texts).toHaveLength(2);
  });

  test('is not taken back by another, nor once the time is over or the mail out', async () => {
    const { rhea, id } = await published();
    expect((await act(await reviewer('Cora'), id, 'undo')).status).toBe(409);
    await announceReviews(context.services, inMinutes(11));
    expect(await act(rhea, id, 'undo')).toMatchObject({
      status: 409,
      body: {
        message: 'The mail has gone out: this cannot be taken back any more. Open the review again instead.',
      },
    });
    const late = await createPublishedReview(context.services, {
      reviewerId: rhea.id,
      publishedAt: inMinutes(-11),
    });
    expect((await act(rhea, late.id, 'undo')).status).toBe(409);
    expect((await detail(rhea, late.id)).publication?.undoUntil).toBeNull();
  });

  test('of somebody who is suspended waits until a colleague takes it back or sends its mail', async () => {
    const [first, second] = [await published(), await published()];
    const cora = await reviewer('Cora');
    await suspend(context.database, first.rhea.id);
    await suspend(context.database, second.rhea.id);
    await announceReviews(context.services, inMinutes(11));
    expect((await detail(cora, first.id)).publication).toMatchObject({ isHeld: true, undoUntil: null });
    expect((await act(cora, first.id, 'undo')).body.data).toMatchObject({
      isOpen: true,
      claim: { isMine: true },
    });
    expect((await act(cora, second.id, 'announce')).body.data.publication).toMatchObject({ isHeld: false });
    expect((await act(cora, second.id, 'undo')).status).toBe(409);
  });

  test('opened again it stays readable, and is announced anew with the next publication', async () => {
    const { rhea, id, owner } = await published();
    await announceReviews(context.services, inMinutes(11));
    expect((await act(rhea, id, 'reopen')).body.data).toMatchObject({
      isOpen: true,
      claim: { isMine: true },
    });
    expect((await act(rhea, id, 'reopen')).status).toBe(409);
    await save(rhea, id, 1, wholeReview({ summary: 'Looked at again.' }));
    const { link_token: token } = (await rowOf(id)) ?? {};
    const read = async () =>
      (await call('GET', `/resume-review-result?review=${token}`, owner)).body.data.fields.summary;
    expect(await read()).toBe(wholeReview().summary);
    await call('POST', '/resume-review-result/opened', owner, { review: token });
    await act(rhea, id, 'publish', { version: 2 });
    expect(await read()).toBe('Looked at again.');
    expect((await rowOf(id))?.opened_by_customer).toBe(false);
    await announceReviews(context.services, inMinutes(11));
    expect(await sentMails(context.database, owner.email)).toHaveLength(2);
    expect(await noted(id)).toEqual(['review.claim', 'review.publish', 'review.reopen', 'review.publish']);
  });

  test('what was published anew and taken back shows the publication before', async () => {
    const rhea = await reviewer();
    const { id, token, owner } = await createPublishedReview(context.services, {
      reviewerId: rhea.id,
      publishedAt: inMinutes(-60),
    });
    await act(rhea, id, 'reopen');
    await save(rhea, id, 0, wholeReview({ summary: 'Worse.' }));
    await act(rhea, id, 'publish', { version: 1 });
    await act(rhea, id, 'undo');
    const { body } = await call('GET', `/resume-review-result?review=${token}`, owner);
    expect(body.data.fields.summary).toBe(wholeReview().summary);
    expect(await rowOf(id)).toMatchObject({ review_ready: true, is_open: true });
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
