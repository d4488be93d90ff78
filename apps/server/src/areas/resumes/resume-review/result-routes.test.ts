import { describe, expect, test } from 'vitest';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import {
  createPublishedReview,
  createReviewRequest,
  wholeReview,
} from '../../../testing/review-factories.ts';
import { newSecret } from '../../../platform/ids.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const read = (token: string, path = '') =>
  context.app.inject(`/api/resume-review-result${path}?review=${token}`);
const open = (token: string, { headers }: TestUser) =>
  context.app.inject({
    method: 'POST',
    url: '/api/resume-review-result/opened',
    headers,
    payload: { review: token },
  });
const openedBy = async ({ headers }: TestUser) =>
  (await context.app.inject({ url: '/api/get-critique-detail', headers })).json().data.openedByCustomer;

describe('[C-5] a review at its link', () => {
  test('shows anyone with the link the reviewer’s name and the resume, and is not cached', async () => {
    const reviewer = await createStaff(context.services, { first_name: 'Rhea', last_name: 'Reader' });
    const owner = await createCandidate(context.services, { first_name: 'Ada', last_name: 'Lovelace' });
    const { token } = await createPublishedReview(context.services, { owner, reviewerId: reviewer.id });
    const response = await read(token);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().data).toMatchObject({
      candidate: 'Ada Lovelace',
      reviewer: 'Rhea Reader',
      round: 1,
      changes: null,
      previousScores: null,
      fields: { summary: wholeReview().summary },
    });
    expect(response.body).not.toContain(owner.email);
    expect((await read(token, '/resume')).rawPayload).toEqual(pdfBytes());
    await context.database.deleteFrom('users').where('id', '=', reviewer.id).execute();
    expect((await read(token)).json().data.reviewer).toBeNull();
  });

  test.each([
    ['is leaving', { deletion_due_at: new Date(Date.now() + 86_400_000) }],
    ['is suspended', { suspended_at: new Date() }],
  ])('is nowhere for a link that never was, and for an account that %s', async (_what, columns) => {
    const { token, owner } = await createPublishedReview(context.services);
    expect((await read('short')).statusCode).toBe(400);
    expect((await read(newSecret().secret)).statusCode).toBe(404);
    await context.database.updateTable('users').set(columns).where('id', '=', owner.id).execute();
    expect((await read(token)).statusCode).toBe(404);
    expect((await read(token, '/resume')).statusCode).toBe(404);
  });

  test('compares both resumes and scores in a second round', async () => {
    const line = (text: string) => ({ id: text, text, area: null });
    const sheet = (...lines: string[]) =>
      JSON.stringify({
        format: 'pdf',
        problem: null,
        pages: [{ number: 1, size: null, lines: lines.map(line) }],
      });
    const first = await createPublishedReview(context.services, { sheet: sheet('Ada', 'Hard-working') });
    const { token } = await createPublishedReview(context.services, {
      owner: first.owner,
      previous_id: first.id,
      round: 2,
      sheet: sheet('Ada', 'Saved 12 %'),
    });
    expect((await read(token)).json().data).toMatchObject({
      round: 2,
      previousScores: { skills: 4 },
      changes: [
        { kind: 'same', text: 'Ada' },
        { kind: 'removed', text: '\nHard-working' },
        { kind: 'added', text: '\nSaved 12 %' },
      ],
    });
  });
});

describe('[C-4] opening it', () => {
  test('is recorded for the owner only, as text, on every device', async () => {
    const { token, owner } = await createPublishedReview(context.services);
    const stranger = await createCandidate(context.services);
    expect((await open(token, stranger)).json()).toEqual({ data: { isOwner: false } });
    expect(await openedBy(owner)).toBe('false');
    expect((await open(token, owner)).json()).toEqual({ data: { isOwner: true } });
    expect(await openedBy(owner)).toBe('true');
  });

  test('is not recorded before the review is published', async () => {
    const token = newSecret().secret;
    const { owner } = await createReviewRequest(context.services, { link_token: token });
    expect((await open(token, owner)).json()).toEqual({ data: { isOwner: false } });
  });
});
