import type { JobFieldRow } from '@waymark/contract/jobs/job-fields';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { sayEnglish } from '@waymark/contract/text/say';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { readDoors, writeDoors } from '../testing/job-doors.ts';
import { wholeCall, wholeDocument, wholeRecord } from '../testing/whole-posting.ts';

afterEach(() => {
  vi.resetModules();
});

const textOf = (written: unknown) =>
  typeof written === 'string' ? written : JSON.stringify(written, null, 1);
const lay = (doors: Readonly<Record<string, unknown>>) =>
  Object.entries(doors)
    .map(([name, written]) => `# ${name}\n${textOf(written)}\n`)
    .join('\n');

test('[L-28] a posting with all its fields leaves by every door as it always did', async () => {
  const doors = { ...writeDoors(wholeDocument), ...readDoors(wholeRecord, wholeCall) };
  await expect(lay(doors)).toMatchFileSnapshot('../testing/job-doors.txt');
});

const inventedHours: JobFieldRow & { name: string } = {
  name: 'inventedHours',
  kind: 'number',
  column: 'invented_hours',
  label: 'Working time',
  max: 1000,
  from: ['inventedTime'],
  unit: { one: 'hour a week', many: 'hours a week' },
  shown: 'card',
  isManaged: true,
  isTerm: true,
  isFact: true,
  names: {
    google: 'workHours',
    ojcp: 'working_hours',
    greenhouse: 'Working time',
    lever: 'Working time',
    indeed: 'workinghours',
    linkedin: 'workingHours',
    adzuna: 'working_hours',
    jooble: 'hours',
    talent: 'hours',
    jobrapido: 'hours',
  },
};
const hours = 917;

/** The doors as they are with one more row in the table, before which no module has read it. */
async function openWithRow() {
  vi.resetModules();
  const { jobFields } = await import('@waymark/contract/jobs/job-fields');
  (jobFields as unknown as (typeof inventedHours)[]).push(inventedHours);
  const { JobKeyFacts } = await import('../../apps/web/src/areas/jobs/jobs/components/job-page.tsx');
  const { JobFacts } = await import('../../apps/web/src/components/job-card/job-facts.tsx');
  const { jobDetail } = await import('../../apps/web/src/testing/jobs.ts');
  const queries = await import('../../apps/server/src/areas/jobs/jobs/queries.ts');
  const copies = await import('../../apps/server/src/areas/posting/postings/field-rules.ts');
  const job = { ...jobDetail(), inventedHours: hours } as JobDetail;
  return {
    ...(await import('../testing/job-doors.ts')),
    shown: {
      'facts of the page': renderToStaticMarkup(<JobKeyFacts job={job} />),
      'facts of the card': renderToStaticMarkup(<JobFacts job={job} />),
    },
    copy: copies.copyFields,
    columns: [...queries.jobCardColumns, ...queries.jobDetailColumns] as string[],
  };
}

test('[L-29] a field added to the table reaches every door', async () => {
  const document = { ...wholeDocument, invented_hours: hours };
  const doors = await openWithRow();
  const written: Record<string, unknown> = { ...doors.writeDoors(document), ...doors.shown };
  const read = doors.readDoors(
    { ...wholeRecord, inventedTime: `${hours} hours` },
    { ...wholeCall, inventedHours: hours },
  );
  const { 'fact names': names, 'fingerprint of terms': terms, ...others } = written;
  const { 'import fingerprint': _fingerprint, 'v1 body': body, 'v1 change': change, ...records } = read;
  const { card } = written['document'] as { card: unknown };
  const lacking = Object.entries({ ...others, 'card of the document': card, ...records })
    .filter(([, text]) => !textOf(text).includes(String(hours)))
    .map(([name]) => name);
  expect(lacking).toEqual([]);
  expect(lay(writeDoors(wholeDocument))).not.toContain(String(hours));
  expect(textOf(names)).toContain('inventedHours');
  expect(terms).not.toBe(writeDoors(wholeDocument)['fingerprint of terms']);
  for (const schema of [body, change]) expect(textOf(schema)).toContain('"inventedHours"');
  expect(doors.columns.filter((column) => column === 'jobs.invented_hours')).toHaveLength(1);
  expect(doors.copy(document)).toMatchObject({ inventedHours: String(hours) });
});

test('[L-29] a posting that says nothing in a later field leaves as it did before there was the field', async () => {
  const doors = await openWithRow();
  const unsaid = doors.writeDoors({ ...wholeDocument, invented_hours: null } as typeof wholeDocument);
  const before = writeDoors(wholeDocument);
  const ours = [
    'v1 job',
    'job card',
    'managed job',
    'v1 company job',
    'document',
    'fact names',
    'fact row',
    'facts',
    'engine document',
  ];
  const theirs = Object.entries(unsaid).filter(([name]) => !ours.includes(name));
  expect(Object.fromEntries(theirs)).toEqual(
    Object.fromEntries(Object.entries(before).filter(([name]) => !ours.includes(name))),
  );
});

test('[L-28] a number that is none is refused by the form and set aside by an import', async () => {
  const doors = await openWithRow();
  const { import: imported } = doors.readDoors({ ...wholeRecord, inventedTime: 'many' }, wholeCall);
  expect(imported).toMatchObject({ draft: { inventedHours: null }, unknown: ['inventedHours "many"'] });
  const { readFieldTexts } = await import('../../apps/server/src/areas/posting/postings/field-rules.ts');
  const texts = { education: ' Degree ', inventedHours: '1001' };
  const { read, problems } = readFieldTexts(texts);
  expect(read).toMatchObject({ inventedHours: null, education: 'Degree', requirements: [] });
  expect(Object.keys(problems)).toEqual(['inventedHours']);
  expect(sayEnglish(problems['inventedHours'] ?? '')).toBe(
    'Enter “Working time” as a whole number of at most 1000.',
  );
});
