import { sayEnglish } from '@waymark/contract/text/say';
import { readdir } from 'node:fs/promises';
import { resumesLimit } from '@waymark/contract/identity/choices';
import { describe, expect, test } from 'vitest';
import { createCandidate, createResume, type TestUser } from '../../../testing/factories.ts';
import { standardResumes } from '../../../testing/printed-resumes/fixtures.ts';
import { zipBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { listSections } from '../../lifecycle/privacy/queries.ts';
import { readResumeBytes } from '../resume-reading/reading-gateway.ts';

const context = useTestApp();
const id = '018f0000-0000-7000-8000-000000000001';

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, { headers }: TestUser, payload?: object) =>
  context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });

async function importFile(candidate: TestUser, bytes: Buffer | string, name = 'resume.json') {
  const form = await multipart({}, { field: 'file', name, bytes: Buffer.from(bytes) });
  return context.app.inject({
    method: 'POST',
    url: '/api/resume-imports',
    payload: form.payload,
    headers: { ...candidate.headers, ...form.headers },
  });
}

async function createKeeper(fields: object = {}): Promise<TestUser> {
  const name = { first_name: 'Zoë', last_name: 'Krüger "/\\' };
  const keeper = await createCandidate(context.services, { ...name, ...fields });
  const value = [
    { id, designation: 'Keeper of Lights', organization: 'Northern Lights Ltd', from: '2019-04' },
  ];
  const saved = await call('PUT', '/resume-profile', keeper, {
    sections: [{ section: 'employment', version: 0, value }],
  });
  expect(saved.statusCode).toBe(200);
  return keeper;
}

describe('[C-6] a resume as a file', () => {
  test('is printed with the candidate’s stored settings', async () => {
    const [keeper, other] = [await createKeeper(), await createCandidate(context.services)];
    const choices = { template: 'compact', accent: 'plum', paper: 'letter', hidden: ['summary'] };
    const saved = await call('PUT', '/resume-export', keeper, choices);
    expect(saved.statusCode).toBe(200);
    const { data } = (await call('GET', '/resume-export', keeper)).json();
    expect(data).toMatchObject({ choices, filled: ['work'] });
    expect((await call('GET', '/resume-export', other)).json().data).toMatchObject({
      choices: { template: 'classic', hidden: [] },
      filled: [],
    });
    const file = await call('GET', '/resume-export/file', keeper);
    const { resume } = await readResumeBytes(file.rawPayload);
    expect(resume?.pages[0]?.size).toEqual({ width: 612, height: 792 });
    expect(resume?.positions).toMatchObject([{ title: 'Keeper of Lights', company: 'Northern Lights Ltd' }]);
  });

  test('is a download whose name contains no path and is safe in a header', async () => {
    const keeper = await createKeeper();
    const pdf = await call('GET', '/resume-export/file', keeper);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zo_ Kr_ger _ - Resume.pdf"; filename*=UTF-8''Zo%C3%AB%20Kr%C3%BCger%20%22%20-%20Resume.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    const docx = await call('GET', '/resume-export/file?format=docx', keeper);
    expect(docx.headers['content-type']).toContain('wordprocessingml');
    expect((await readResumeBytes(docx.rawPayload)).resume?.positions).toHaveLength(1);
    const json = await call('GET', '/resume-export/json', keeper);
    expect(json.json().work).toEqual([
      {
        name: 'Northern Lights Ltd',
        position: 'Keeper of Lights',
        startDate: '2019-04',
        'x-waymark': { isCurrent: false },
      },
    ]);
    expect((await call('GET', '/resume-export/file?format=exe', keeper)).statusCode).toBe(400);
  });

  test('is previewed without storing the settings', async () => {
    const keeper = await createKeeper();
    const { data } = (await call('POST', '/resume-export/preview', keeper, { template: 'modern' })).json();
    expect(data).toMatchObject({ pages: 1, unprintable: '' });
    const { resume } = await readResumeBytes(Buffer.from(data.pdf, 'base64'));
    expect(resume?.contact.name?.text).toContain('Zoë Krüger');
    expect((await call('GET', '/resume-export', keeper)).json().data.choices.template).toBe('classic');
  });

  test('[L-13] the preview names what no font has, and no file leaves without it', async () => {
    const keeper = await createKeeper({ first_name: 'Horus 𓂀' });
    const { data } = (await call('POST', '/resume-export/preview', keeper, {})).json();
    expect(data.unprintable).toBe('𓂀');
    const stored = () => call('POST', '/resume-export/resumes', keeper, { format: 'pdf' });
    for (const refused of [await call('GET', '/resume-export/file?format=pdf', keeper), await stored()]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json().message).toContain('The PDF cannot show “𓂀”');
    }
    expect((await call('GET', '/resume-export/file?format=docx', keeper)).statusCode).toBe(200);
  });

  test('refuses an unknown template, section or name', async () => {
    const keeper = await createKeeper();
    for (const choices of [
      { template: '../../etc/passwd' },
      { order: ['work', 'work'] },
      { hidden: ['passwords'] },
      { contact: { name: 'a\nb' } },
      { contact: { phone: '1'.repeat(41) } },
      { contact: { phone: 'xx' } },
    ]) {
      expect((await call('PUT', '/resume-export', keeper, choices)).statusCode).toBe(400);
    }
  });

  test('[G-7] is stored among the resumes to apply with, as printed', async () => {
    const keeper = await createKeeper();
    const saved = await call('POST', '/resume-export/resumes', keeper, { format: 'pdf' });
    expect(saved.statusCode).toBe(201);
    const { data } = saved.json();
    expect(data).toMatchObject({ name: 'Zoë Krüger " - Resume.pdf', isDefault: true });
    const file = await call('GET', `/resumes/${data.id}/file`, keeper);
    expect((await readResumeBytes(file.rawPayload)).resume?.positions).toHaveLength(1);
    const { data: listed } = (await call('GET', '/resumes', keeper)).json();
    expect(listed).toHaveLength(1);
  });

  test('[G-7] is refused if the account has the maximum number of resumes', async () => {
    const keeper = await createKeeper();
    for (let count = 0; count < resumesLimit; count++)
      await createResume(context.services, { userId: keeper.id });
    const files = async () => (await context.database.selectFrom('files').select('id').execute()).length;
    const before = await files();
    expect((await call('POST', '/resume-export/resumes', keeper, {})).statusCode).toBe(409);
    expect(await files()).toBe(before);
  });

  test('[G-10] the print settings are in the data export', async () => {
    const keeper = await createKeeper();
    await call('PUT', '/resume-export', keeper, { contact: { name: 'Dr. Zoë Krüger' } });
    const sections = await listSections(context.database, { id: keeper.id, addresses: [] }, sayEnglish);
    expect(sections.find(({ key }) => key === 'resumePrint')?.rows).toMatchObject([
      { template: 'classic', name: 'Dr. Zoë Krüger' },
    ]);
  });
});

describe('[C-6] a file as a resume', () => {
  test('shows old and new values, is accepted section by section, and exports unchanged', async () => {
    const keeper = await createKeeper();
    const { sample } = standardResumes;
    const answer = await importFile(keeper, JSON.stringify(sample));
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.source).toBe('json-resume');
    type Section = { section: string; before: string[]; after: string[]; version: number; value: unknown };
    const sections: Section[] = data.sections;
    const work = sections.find(({ section }) => section === 'employment');
    expect(work).toMatchObject({ version: 1 });
    expect(work?.before).toEqual([expect.stringContaining('Keeper of Lights · Northern Lights Ltd')]);
    expect(work?.after).toEqual([expect.stringContaining('CEO/President · Pied Piper')]);
    // A preview stores nothing.
    expect((await call('GET', '/resume-export/json', keeper)).json().work[0].name).toBe(
      'Northern Lights Ltd',
    );
    const accepted = sections.map(({ section, version, value }) => ({ section, version, value }));
    expect((await call('PUT', '/resume-profile', keeper, { sections: accepted })).statusCode).toBe(200);
    await call('PUT', '/resume-export', keeper, { contact: data.contact });
    const { meta: _meta, $schema: _schema, ...said } = sample ?? {};
    const exported = (await call('GET', '/resume-export/json', keeper)).json();
    expect(exported).toEqual({ ...said, basics: { ...said.basics, image: undefined } });
    // Unchanged sections are not offered again.
    const again = (await importFile(keeper, JSON.stringify(exported))).json().data;
    expect(again).toMatchObject({ sections: [], contact: null });
  });

  test.each([
    ['cv.json', '{"work":[', 'This file is not JSON at line 1, column 10.'],
    ['export.zip', zipBytes([{ name: 'photo.csv', content: '' }]), 'is no export of LinkedIn'],
  ])('that is refused says where in the file: %s', async (name, bytes, sentence) => {
    const keeper = await createKeeper();
    const answer = await importFile(keeper, bytes, name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.file).toContain(sentence);
  });

  test('reports the problem with each rejected value and offers the rest', async () => {
    const keeper = await createKeeper();
    const { data } = (
      await importFile(
        keeper,
        '{"work":[{"name":"A","startDate":"soon"},{"name":"B","startDate":"2020","endDate":"2019"}]}',
      )
    ).json();
    expect(data.leftOut).toEqual([
      'work[0].startDate (“soon” is not a date that can be read)',
      'Employment 2: “2019” is left out. The end is before the beginning. Correct one of them.',
    ]);
    expect(data.sections).toMatchObject([{ section: 'employment', after: ['A', 'B · 2020'] }]);
  });

  test('is shown in the words of the page, without ids and internal values', async () => {
    const keeper = await createKeeper();
    const study = '018f0000-0000-7000-8000-000000000002';
    const value = [{ id: study, level: 'doctorate', institute: 'Uppsala' }];
    const project = { id, title: 'Beacon', status: 'in-progress', taggedWith: study };
    await call('PUT', '/resume-profile', keeper, {
      sections: [
        { section: 'education', version: 0, value },
        { section: 'projects', version: 0, value: [project] },
        { section: 'desired', version: 0, value: { jobType: 'permanent' } },
      ],
    });
    const file = (await call('GET', '/resume-export/json?personal=included', keeper)).payload;
    expect((await importFile(keeper, file)).json().data).toMatchObject({ sections: [], leftOut: [] });
    const other = await createCandidate(context.services);
    const { data } = (await importFile(other, file)).json();
    const lines: string[] = data.sections.flatMap(({ after }: { after: string[] }) => after);
    expect(lines).toEqual(
      expect.arrayContaining(['Doctorate/PhD · Uppsala', 'Beacon · Uppsala · In Progress', 'Permanent']),
    );
    expect(lines.join()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    const plain = await call('GET', '/resume-export/json', keeper);
    expect(plain.json()).not.toHaveProperty('x-waymark');
  });

  test('is required, and limited to the size of an export', async () => {
    const keeper = await createKeeper();
    const form = await multipart({});
    const headers = { ...keeper.headers, ...form.headers };
    const url = '/api/resume-imports';
    const missing = await context.app.inject({ method: 'POST', url, payload: form.payload, headers });
    expect(missing.json().fields).toEqual({ file: 'Please upload a file' });
    expect((await importFile(keeper, Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413);
    expect(await readdir(context.services.temporaryDirectory)).toEqual([]);
  });
});
