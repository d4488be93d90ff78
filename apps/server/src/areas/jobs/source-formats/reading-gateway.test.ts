import { maxNewCompanyFileBytes } from '@waymark/contract/jobs/source-choices';
import { emptyDraft } from '@waymark/contract/posting/choices';
import { maxMarks, tooManyMarks } from '@waymark/contract/text/markup-limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();
let owner: TestUser & { companyId: string };

beforeEach(async () => {
  owner = await createEmployer(context.services);
  await createJob(context.services, { company_id: owner.companyId, status: 'filled', source: 'employer' });
});

async function upload(path: '/preview' | '', name: string, text: string) {
  const form = await multipart({ mapping: '' }, { field: 'file', name, bytes: Buffer.from(text) });
  return context.app.inject({
    method: 'POST',
    url: `/api/company/job-files${path}`,
    headers: { ...owner.headers, ...form.headers },
    payload: form.payload,
  });
}

const posting = { id: 1, title: 'Cook', url: 'https://kitchen.example/1' };
const one = (more: object) => JSON.stringify([{ ...posting, ...more }]);
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('[L-21] a file that is made to hold up the board is refused in one sentence', () => {
  test.each([
    ['has more than 1,500,000 values', () => one({ skills: many(1_500_000) })],
    [
      'has an object with more than 2,000 names',
      () => one(Object.fromEntries(many(2001).map((at) => [`name${at}`, at]))),
    ],
    [
      'has lists or objects in each other, more than 64 deep',
      () => `[${'['.repeat(500_000)}${']'.repeat(500_000)}]`,
    ],
  ])('whole, where it %s', async (excess, write) => {
    const answer = await upload('/preview', 'jobs.json', write());
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.file).toBe(`jobs.json ${excess}. Split it, and import its parts.`);
  });

  test.each([
    ['it names 5000 skills; at most 100 are taken', { skills: many(200_000).map((at) => `skill ${at}`) }],
    [`its description has more tags; at most ${maxMarks} are read`, { description: '<i><b>'.repeat(20_000) }],
  ])('or posting by posting: %s', async (reason, more) => {
    const answer = await upload('', 'jobs.ndjson', `${JSON.stringify({ ...posting, id: 2 })}\n`);
    expect(answer.json().message).toBe('1 new postings, 0 changed, 0 rejected.');
    const preview = await upload('/preview', 'jobs.json', one(more));
    expect(preview.json().data).toMatchObject({ taken: 0, rejections: [{ reason }] });
  });

  test('but for its line, where it has one posting a line', async () => {
    const lines = [posting, { ...posting, id: 2, skills: many(30_000) }, { ...posting, id: 3 }];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    const { data } = (await upload('/preview', 'jobs.ndjson', text)).json();
    expect(data).toMatchObject({ read: 3, taken: 2 });
    expect(data.rejections).toEqual([
      { at: 'line 2', sourceId: '', reason: 'it has more than 20,000 values' },
    ]);
  });
});

describe('[L-21] a company that has had no posting on the board', () => {
  beforeEach(() => context.database.deleteFrom('jobs').where('company_id', '=', owner.companyId).execute());

  test('sends smaller files', async () => {
    const answer = await upload('/preview', 'jobs.json', ' '.repeat(maxNewCompanyFileBytes + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().fields.file).toBe(
      'The file is larger than 2 MB. Larger files are read once a posting of your company has been on the board.',
    );
  });

  test('has fewer of them read in an hour', async () => {
    for (let count = 0; count < 10; count++)
      expect((await upload('/preview', 'jobs.json', '{')).statusCode).toBe(400);
    expect((await upload('/preview', 'jobs.json', '{')).statusCode).toBe(429);
  });
});

describe('[L-21] a call with more than a call has is refused before it is parsed', () => {
  test.each([
    ['lists or objects in each other, more than 32 deep', '['.repeat(100_000)],
    ['more than 10,000 values', JSON.stringify({ skills: many(100_000) })],
  ])('%s', async (excess, payload) => {
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe(`The request has ${excess}. Send less at once.`);
  });

  test('tags in tags of a description are refused beside its field', async () => {
    const saved = await context.app.inject({
      method: 'POST',
      url: '/api/company/drafts',
      headers: owner.headers,
      payload: { fields: { ...emptyDraft, description: '<i><b>'.repeat(19_800) } },
    });
    expect(saved.statusCode).toBe(400);
    expect(Object.values(saved.json().fields)).toEqual([tooManyMarks]);
  });
});
