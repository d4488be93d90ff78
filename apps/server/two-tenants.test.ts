import { beforeEach, describe, expect, test } from 'vitest';
import { tagApplicant, untagApplicant } from './src/areas/hiring/applicants/mark-commands.ts';
import { addStage, changeStage, removeStage } from './src/areas/hiring/applicants/stage-commands.ts';
import { addTemplate, changeTemplate, removeTemplate } from './src/areas/hiring/rejections/commands.ts';
import { closePostings } from './src/areas/jobs/jobs/write-commands.ts';
import { labelResume } from './src/areas/resumes/resumes/commands.ts';
import {
  createApplication,
  createEmployer,
  createJob,
  createResume,
  type TestUser,
} from './src/testing/factories.ts';
import { useTestApp } from './src/testing/test-app.ts';

/* Two companies, sources and people that call their things by the same names: what one does is not the other's. */
const context = useTestApp();
type Employer = TestUser & { companyId: string };
let one: Employer;
let other: Employer;

beforeEach(async () => {
  one = await createEmployer(context.services);
  other = await createEmployer(context.services);
});

async function applicantOf({ companyId }: Employer): Promise<string> {
  const { id } = await createJob(context.services, { company_id: companyId });
  return (await createApplication(context.services, { job_id: id })).id;
}

const namesOf = async (table: 'applicant_tags' | 'decline_templates' | 'application_stages', id: string) => {
  const rows = await context.database.selectFrom(table).select('name').where('company_id', '=', id).execute();
  return rows.map(({ name }) => name);
};

describe('[H-4] of two companies with equal names', () => {
  test('each has its own tag, and removes it alone', async () => {
    const { database } = context;
    const [applicant, others] = [await applicantOf(one), await applicantOf(other)];
    const tag = await tagApplicant(database, one.companyId, applicant, 'Sailor');
    const theirs = await tagApplicant(database, other.companyId, others, 'sailor');
    expect(theirs).toMatchObject({ name: 'sailor' });
    expect(theirs.id).not.toBe(tag.id);
    await untagApplicant(database, one.companyId, applicant, tag.id);
    expect(await namesOf('applicant_tags', one.companyId)).toEqual([]);
    expect(await namesOf('applicant_tags', other.companyId)).toEqual(['sailor']);
  });

  test('each has its own stage, and changes and removes it alone', async () => {
    const { database } = context;
    const find = async (editor: Employer) => {
      const stages = await addStage(database, { ...editor, userId: editor.id }, 'Trial day');
      return stages.find(({ name }) => name === 'Trial day')?.id ?? '';
    };
    const [id] = [await find(one), await find(other)];
    await expect(find(one)).rejects.toThrow('Another stage has this name.');
    const editor = { ...one, userId: one.id };
    await changeStage(database, editor, id, { name: 'Sea trial', notifies: false });
    expect(await namesOf('application_stages', one.companyId)).toContain('Sea trial');
    expect(await namesOf('application_stages', other.companyId)).toContain('Trial day');
    await removeStage(database, editor, id);
    expect(await namesOf('application_stages', one.companyId)).not.toContain('Sea trial');
    expect(await namesOf('application_stages', other.companyId)).toContain('Trial day');
  });

  test('each has its own letter that declines, and changes and removes it alone', async () => {
    const { database } = context;
    const letter = { name: 'Kind', text: 'Dear {firstName}' };
    const { id } = await addTemplate(database, one.companyId, letter);
    await addTemplate(database, other.companyId, letter);
    await expect(addTemplate(database, one.companyId, { ...letter, name: 'kind' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await addTemplate(database, other.companyId, { ...letter, name: 'Short' });
    await changeTemplate(database, one.companyId, id, { ...letter, name: 'Short' });
    expect(await namesOf('decline_templates', other.companyId)).toEqual(['Kind', 'Short']);
    await removeTemplate(database, one.companyId, id);
    expect(await namesOf('decline_templates', one.companyId)).toEqual([]);
    expect(await namesOf('decline_templates', other.companyId)).toEqual(['Kind', 'Short']);
  });
});

test('[L-28] of two sources with equal ids one closes its postings alone', async () => {
  const posting = { company_id: one.companyId, source_id: 'R-1' };
  const mine = await createJob(context.services, { ...posting, source: 'first-source' });
  const theirs = await createJob(context.services, { ...posting, source: 'second-source' });
  const close = (chosen: { sourceIds: string[] } | { exceptSourceIds: string[] }) =>
    context.database
      .transaction()
      .execute((transaction) =>
        closePostings(transaction, { source: 'first-source', status: 'expired', ...chosen }),
      );
  expect(await close({ exceptSourceIds: [] })).toEqual([mine.number]);
  expect(await close({ sourceIds: ['R-1'] })).toEqual([]);
  const { status } = await context.database
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', theirs.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('active');
});

test('[G-7] of two people with equal resumes each names their own', async () => {
  const [mine, theirs] = [await createResume(context.services), await createResume(context.services)];
  await labelResume(context.database, mine.userId, mine.id, 'Harbour');
  await expect(labelResume(context.database, mine.userId, theirs.id, 'Harbour')).rejects.toMatchObject({
    code: 'not_found',
  });
  const labels = context.database.selectFrom('resumes').select(['id', 'label']).orderBy('id');
  expect(await labels.where('id', 'in', [mine.id, theirs.id]).execute()).toEqual([
    { id: mine.id, label: 'Harbour' },
    { id: theirs.id, label: expect.not.stringContaining('Harbour') },
  ]);
});
