import { formatDay } from '@waymark/contract/text/format-day';
import { describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createCandidate, suspend, type TestUser } from '../../../testing/factories.ts';
import { openDesk, createPublishedReview, wholeReview } from '../../../testing/review-factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { secondRoundEnd } from '../../resumes/resume-review/rules.ts';
import { announceReviews } from './announcing-commands.ts';

const context = useTestApp();
const { reviewer, call, act, save, detail, rowOf, publicationsOf, noted, inMinutes, inHands, published } =
  openDesk(context);

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
      expect.stringContaining(`until ${end && formatDay(board.words, end, 'en')} you can send`),
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

  test('of a suspended reviewer waits until a colleague undoes it or sends its mail', async () => {
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

  test('stays readable when reopened, and is announced again with the next publication', async () => {
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

  test('undoing a second publication shows the previous one', async () => {
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
