import { readFile } from 'node:fs/promises';
import type { ReviewFields, ReviewResult } from '@waymark/contract/resumes/resume-review';
import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { textOfFinding } from '@waymark/contract/resumes/finding-text';
import { describe, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { createReviewRequest, wholeReview } from '../../../testing/review-factories.ts';
import { speak } from '../../../testing/board-languages.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { placeFindings, separateAutomatic } from './rules.ts';

const context = useTestApp();

const fixture = () => readFile(new URL('../../../testing/resumes/left-sidebar-berlin.pdf', import.meta.url));

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
  expect(sections.opening.text).toBe('It gives name, email, phone, place.');
  expect(sections.experience.text).toBe('3 positions; 5 of 5 lines have a figure.');
  expect(Object.values(sections).map(({ score }) => score)).toEqual([null, null, null, null, null]);
  expect([summary, comments]).toEqual(['', []]);
  expect(detail.check?.findings.find(({ rule }) => rule === 'layout-columns')?.places[0]?.page).toBe(1);
});

test('[L-40] the form of a review begins with sentences in the language of the board', async () => {
  speak('de');
  const { sections } = (await claimed(await fixture())).detail.fields;
  expect(sections.layout.text).toMatch(/^Er hat \d+ Wörter auf 1 Seite, in Spalten\.$/);
  expect(sections.opening.text).toMatch(/^Er nennt Name, \S+, Telefon, Ort\.$/);
  expect(sections.experience.text).toBe('3 Positionen; 5 von 5 Zeilen nennen eine Zahl.');
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

async function publish(reviewer: TestUser, id: string, fields: ReviewFields) {
  await call('PUT', `/staff/reviews/${id}/draft`, reviewer, { version: 0, fields });
  await call('POST', `/staff/reviews/${id}/publish`, reviewer, { version: 1 });
  const { link_token: token } = await context.database
    .selectFrom('critiques')
    .select('link_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await call('GET', `/resume-review-result?review=${token}`, reviewer)) as ReviewResult;
}

describe('[C-5, C-6] sentences of the form that a reviewer leaves as they are', () => {
  test('are published as found automatically, apart from the reviewer’s own words', async () => {
    const { reviewer, id, detail } = await claimed(await fixture());
    const { sections } = detail.fields;
    const machine = Object.fromEntries(Object.entries(sections).map(([name, { text }]) => [name, text]));
    for (const section of Object.values(sections)) section.score = 4;
    sections.opening.text += ' The headline could name the work you look for.';
    sections.experience.text = 'Three positions, each with figures.';
    sections.language.text = 'Plain and active.';
    const result = await publish(reviewer, id, { ...detail.fields, summary: 'Good.' });
    expect(result.fields.sections).toMatchObject({
      layout: { score: 4, text: '', automatic: machine['layout'] },
      opening: { text: 'The headline could name the work you look for.', automatic: machine['opening'] },
    });
    expect(result.fields.sections.experience).toEqual({
      score: 4,
      text: 'Three positions, each with figures.',
    });
    expect(result.fields.sections.language).toEqual({ score: 4, text: 'Plain and active.' });
  });

  test('are told from a template of the reviewer by what the form held at first', async () => {
    const { reviewer, id, detail } = await claimed(await fixture());
    const { sections } = detail.fields;
    for (const section of Object.values(sections)) section.score = 4;
    const text = `${sections.layout.text} Shorten it to what this job asks for.`;
    await call('POST', '/staff/review-templates', reviewer, { name: 'Length', text, isShared: false });
    sections.layout.text = text;
    const result = await publish(reviewer, id, { ...detail.fields, summary: 'Good.' });
    expect(result.fields.sections.layout).toEqual({ score: 4, text });
  });

  test('are known however the check has changed since the review was begun', async () => {
    const { reviewer, id, detail } = await claimed(await fixture());
    for (const section of Object.values(detail.fields.sections)) section.score = 4;
    const { sections } = detail.fields;
    const kept = { layout: 'It has 9 words on 7 pages.' };
    await context.database
      .updateTable('critiques')
      .set({ prefill: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
    sections.layout.text = kept.layout;
    const result = await publish(reviewer, id, { ...detail.fields, summary: 'Good.' });
    expect(result.fields.sections.layout).toEqual({ score: 4, text: '', automatic: kept.layout });
  });

  test('of a comment are marked with their rule, also where the client leaves it out', async () => {
    const { reviewer, id, detail } = await claimed(await fixture());
    const [finding] = detail.check?.findings ?? [];
    const [comment] = wholeReview().comments;
    if (!finding || !comment) throw new Error('Nothing was found.');
    const comments = [
      { ...comment, text: `${textOfFinding(finding)}\n` },
      { ...comment, id: crypto.randomUUID(), text: 'In my own words.' },
    ];
    const result = await publish(reviewer, id, wholeReview({ comments }));
    expect(result.fields.comments.map(({ rule }) => rule)).toEqual([finding.rule, undefined]);
  });

  test('cannot be claimed by a client', async () => {
    const { reviewer, id } = await claimed(await fixture());
    const { sections, ...fields } = wholeReview();
    const claim = { ...sections, layout: { ...sections.layout, automatic: 'My own words.' } };
    const response = await context.app.inject({
      method: 'PUT',
      url: `/api/staff/reviews/${id}/draft`,
      headers: reviewer.headers,
      payload: { version: 0, fields: { ...fields, sections: claim } },
    });
    expect(response.statusCode).toBe(400);
  });
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

const found = 'It has 65 words on 1 page.';

test.each([
  ['left as it is', found, '', found],
  ['without its full stop', ' It has 65 words on 1 page ', '', found],
  ['broken into two lines', 'It has 65 words\non 1 page.', '', found],
  ['with words after it', `${found} Too short.`, 'Too short.', found],
  ['with words before it', `Too short. ${found}`, 'Too short.', found],
  ['between two paragraphs', `Short.\n\n${found}\n\nAdd more.`, 'Short.\n\nAdd more.', found],
  [
    'written on',
    'It has 65 words on 1 page, which is short.',
    'It has 65 words on 1 page, which is short.',
    '',
  ],
  ['with another figure', 'It has 650 words on 1 page.', 'It has 650 words on 1 page.', ''],
  ['inside other words', 'Sadly: “It has 65 words on 1 page.”', 'Sadly: “It has 65 words on 1 page.”', ''],
  ['removed', 'Well laid out.', 'Well laid out.', ''],
])('[C-6] a sentence of the form that is %s', (_how, text, own, automatic) => {
  expect(separateAutomatic(text, found, [])).toEqual({ own, automatic });
});

test('[C-6] templates are the reviewer’s own, also where they hold what was found', () => {
  const template = `${found} Cut it.`;
  expect(separateAutomatic(template, found, [template])).toEqual({ own: template, automatic: '' });
  expect(separateAutomatic(`${found} ${template}`, found, [template])).toEqual({
    own: template,
    automatic: found,
  });
  // A field that is untouched was not filled from a template.
  expect(separateAutomatic(found, found, [found])).toEqual({ own: '', automatic: found });
});

test('[C-6] where the form held nothing, everything is the reviewer’s own', () => {
  expect(separateAutomatic(' Good. ', '', [])).toEqual({ own: 'Good.', automatic: '' });
});
