import { readFile } from 'node:fs/promises';
import type { ReviewResult } from '@waymark/contract/resume-review';
import type { DeskReviewDetail } from '@waymark/contract/staff/review-desk';
import { expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../testing/factories.ts';
import { createReviewRequest, wholeReview } from '../../testing/review-factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { placeFindings } from './prefill-rules.ts';

const context = useTestApp();

const fixture = () => readFile(new URL('../../testing/resumes/left-sidebar-berlin.pdf', import.meta.url));

async function call(method: 'GET' | 'POST' | 'PUT', url: string, who: TestUser, payload?: object) {
  const response = await context.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json<{ data: unknown }>().data;
}

async function claimed(bytes?: Buffer) {
  const reviewer = await createStaff(context.services, { staff_role: 'reviewer' });
  const { id } = await createReviewRequest(context.services, bytes ? { bytes } : {});
  await call('POST', `/staff/reviews/${id}/claim`, reviewer);
  const detail = (await call('GET', `/staff/reviews/${id}`, reviewer)) as DeskReviewDetail;
  return { reviewer, id, detail };
}

test('[C-6] the form of a review begins with what can be counted, and scores nothing', async () => {
  const { detail } = await claimed(await fixture());
  const { summary, sections, comments } = detail.fields;
  expect(sections.layout.text).toMatch(/^It has \d+ words on 1 page, in columns\.$/);
  expect(sections.opening.text).toBe('It gives name, e-mail, phone, place.');
  expect(sections.experience.text).toBe('3 positions; 5 of 5 lines have a figure.');
  expect(Object.values(sections).map(({ score }) => score)).toEqual([null, null, null, null, null]);
  expect([summary, comments]).toEqual(['', []]);
  expect(detail.check?.findings.find(({ rule }) => rule === 'layout-columns')?.places[0]?.page).toBe(1);
});

test('[C-6] of a resume that no program can read the form is empty, and can be written', async () => {
  const { detail } = await claimed();
  expect(detail.check).toBeNull();
  expect(Object.values(detail.fields.sections).map(({ text }) => text)).toEqual(['', '', '', '', '']);
});

test('[C-6] findings are taken over or declined one by one, and the result tells which came from the check', async () => {
  const { reviewer, id, detail } = await claimed(await fixture());
  const finding = detail.check?.findings.find(({ rule }) => rule === 'layout-columns');
  const fields = wholeReview();
  const [comment] = fields.comments;
  if (!comment || !finding) throw new Error('There is nothing to take over.');
  const taken = {
    ...comment,
    id: crypto.randomUUID(),
    rule: finding.rule,
    anchor: finding.places[0] ?? null,
  };
  const written = { ...fields, comments: [comment, taken], declinedRules: ['contact-good'] };
  await call('PUT', `/staff/reviews/${id}/draft`, reviewer, { version: 0, fields: written });
  const saved = (await call('GET', `/staff/reviews/${id}`, reviewer)) as DeskReviewDetail;
  expect(saved.fields).toEqual(written);
  await call('POST', `/staff/reviews/${id}/publish`, reviewer, { version: 1 });
  const { link_token: token } = await context.database
    .selectFrom('critiques')
    .select('link_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const result = (await call('GET', `/resume-review-result?review=${token}`, reviewer)) as ReviewResult;
  expect(result.fields.comments.map(({ rule }) => rule)).toEqual([undefined, 'layout-columns']);
  expect(result.fields).not.toHaveProperty('declinedRules');
});

test('[C-6] a finding keeps its line only where the review has the same words there', async () => {
  const { detail } = await claimed(await fixture());
  const [finding] = detail.check?.findings.filter(({ places }) => places.length > 0) ?? [];
  if (!finding) throw new Error('Nothing was found.');
  const { pages, ...sheet } = detail.sheet;
  const moved = pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, text: `other ${line.text}` })),
  }));
  expect(placeFindings([finding], detail.sheet)).toEqual([finding]);
  expect(placeFindings([finding], { ...sheet, pages: moved })[0]?.places[0]).toMatchObject({
    line: null,
    area: finding.places[0]?.area,
  });
});
