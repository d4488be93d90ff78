import { readFile } from 'node:fs/promises';
import type { CheckedResume, JobMatch, Keywords, ProfileMatch } from '@waymark/contract/resumes/resume-check';
import { describe, expect, test, vi } from 'vitest';
import { countStored } from '../../../testing/erased-people.ts';
import { createCandidate, createJob, createResume, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { presentCheck } from './presenter.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const context = useTestApp();

const fixture = (name: string) => readFile(new URL(`../../../testing/resumes/${name}.pdf`, import.meta.url));
const get = async (url: string, { headers }: Pick<TestUser, 'headers'>) => {
  const response = await context.app.inject({ url: `/api${url}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};
const checkOf = async (owner: TestUser, id: string, query = '') =>
  (await get(`/resumes/${id}/check${query}`, owner)).body.data as CheckedResume;

async function candidateWith(name: string) {
  const owner = await createCandidate(context.services);
  const { id } = await createResume(context.services, {
    userId: owner.id,
    bytes: await fixture(name),
    name: `${name}.pdf`,
  });
  return { owner, id };
}

describe('[C-6] the check of a resume', () => {
  test('returns the score, findings with positions, and the fields a program would store', async () => {
    const { owner, id } = await candidateWith('left-sidebar-berlin');
    const { check, sheet, resume, comparison } = await checkOf(owner, id);
    expect(resume).toMatchObject({ id, name: 'left-sidebar-berlin.pdf' });
    expect(check?.score).toBe(check?.sections.reduce((sum, { points }) => sum + points, 0));
    const columns = check?.findings.find(({ rule }) => rule === 'layout-columns');
    const [place] = columns?.places ?? [];
    const line = sheet.pages[0]?.lines.find((one) => one.id === place?.line);
    expect(place).toMatchObject({ page: 1, area: line?.area });
    const contact = check?.ledger.parts.find((part) => part.id === 'contact');
    expect(contact?.stored).toContainEqual({ label: 'Name', value: 'Katharina Öhler' });
    expect(comparison).toBeNull();
  });

  test('is stored: a second call returns the same without reading the file', async () => {
    const { owner, id } = await candidateWith('date-rail-lyon');
    const first = await checkOf(owner, id);
    const rows = await context.database
      .selectFrom('resume_checks')
      .innerJoin('resumes', 'resumes.file_id', 'resume_checks.file_id')
      .select('result')
      .where('resumes.id', '=', id)
      .execute();
    expect(rows.map(({ result }) => result && presentCheck(sayEnglish, result))).toEqual([first.check]);
    const stored = await context.database
      .selectFrom('resumes')
      .innerJoin('files', 'files.id', 'resumes.file_id')
      .select('storage_key')
      .where('resumes.id', '=', id)
      .executeTakeFirstOrThrow();
    await context.services.files.remove(stored.storage_key);
    expect(await checkOf(owner, id)).toEqual(first);
  });

  test('is recomputed when the rules have changed', async () => {
    const { owner, id } = await candidateWith('latex-article-pune');
    const first = await checkOf(owner, id);
    await context.database
      .updateTable('resume_checks')
      .set({ version: '1.0', result: JSON.stringify({ ...first.check, score: 1 }) })
      .where('file_id', 'in', (row) => row.selectFrom('resumes').select('file_id').where('id', '=', id))
      .execute();
    expect((await checkOf(owner, id)).check?.score).toBe(first.check?.score);
  });

  test('of an unreadable file returns the reason, and a reviewer can still review it', async () => {
    const owner = await createCandidate(context.services);
    const { id } = await createResume(context.services, { userId: owner.id });
    const { check, sheet } = await checkOf(owner, id);
    expect(check).toBeNull();
    expect(sheet.problem).toContain('no text');
    const asked = await context.app.inject({
      method: 'POST',
      url: '/api/send-resume-to-expert',
      headers: owner.headers,
    });
    expect(asked.statusCode).toBe(200);
  });

  test('compares two versions', async () => {
    const { owner, id } = await candidateWith('right-sidebar-leeds');
    const bytes = await fixture('heading-rail-turku');
    const { id: next } = await createResume(context.services, { userId: owner.id, bytes, name: 'Aino.pdf' });
    const { comparison, check } = await checkOf(owner, next, `?with=${id}`);
    const before = (await checkOf(owner, id)).check;
    expect(comparison).toMatchObject({ name: 'right-sidebar-leeds.pdf', score: before?.score });
    expect(comparison?.mended.map(({ rule }) => rule)).toContain('contact-phone-country');
    expect(check?.findings.map(({ rule }) => rule)).not.toContain('contact-phone-country');
    const unread = await createResume(context.services, { userId: owner.id });
    expect(await checkOf(owner, next, `?with=${unread.id}`)).toMatchObject({
      comparison: null,
      comparisonProblem: expect.stringContaining('no text') as string,
    });
  });

  test('[A-10] of another candidate is not found, as the resume or as the compared version', async () => {
    const { owner, id } = await candidateWith('projects-only-recife');
    const other = await createResume(context.services);
    expect((await get(`/resumes/${other.id}/check`, owner)).status).toBe(404);
    expect((await get(`/resumes/${id}/check?with=${other.id}`, owner)).status).toBe(404);
    expect((await get(`/resumes/${other.id}/keywords?title=Nurse`, owner)).status).toBe(404);
    const job = await createJob(context.services);
    expect((await get(`/jobs/${job.id}/resume-match?resume=${other.id}`, owner)).status).toBe(404);
  });

  test('counts new readings against the limit, and not stored ones', async () => {
    const { owner, id } = await candidateWith('one-line-headers-busan');
    const consume = vi.spyOn(context.services.rateLimits, 'consume');
    await checkOf(owner, id);
    await checkOf(owner, id);
    const names = consume.mock.calls.map(([name]) => name);
    expect(names.filter((name) => name === 'resume-reading-user')).toHaveLength(1);
    expect(names.filter((name) => name === 'resume-check-user')).toHaveLength(2);
    consume.mockRestore();
  });

  test('[A-10] is deleted with the file', async () => {
    const { owner, id } = await candidateWith('altacv-like-krakow');
    await checkOf(owner, id);
    const { file_id } = await context.database
      .deleteFrom('resumes')
      .where('id', '=', id)
      .returning('file_id')
      .executeTakeFirstOrThrow();
    await context.database.deleteFrom('files').where('id', '=', file_id).execute();
    const kept = context.database
      .selectFrom('resume_checks')
      .select('version')
      .where('file_id', '=', file_id);
    expect(await kept.execute()).toEqual([]);
  });
});

describe('[C-6] keywords', () => {
  test('come from open postings with the title, with counts and the resume’s lines', async () => {
    const { owner, id } = await candidateWith('left-sidebar-berlin');
    for (const skills of [['Kotlin', 'COBOL'], ['kotlin'], ['Kotlin', 'SQL'], []]) {
      await createJob(context.services, { title: 'Backend Developer', skills });
    }
    await createJob(context.services, { title: 'Backend Developer', skills: ['COBOL'], status: 'filled' });
    await context.services.changes.settled();
    const { body } = await get(`/resumes/${id}/keywords?title=senior backend developer`, owner);
    const { title, postings, counted, skills } = body.data as Keywords;
    expect({ title, postings, counted }).toEqual({ title: 'backend developer', postings: 4, counted: 3 });
    expect(skills[0]).toMatchObject({ name: 'Kotlin', postings: 3 });
    expect(skills[0]?.places[0]?.quote).toContain('Kotlin');
    expect(skills.find(({ name }) => name === 'COBOL')).toMatchObject({
      postings: 1,
      standing: 'missing',
      places: [],
    });
  });

  test('are empty for a title without postings', async () => {
    const { owner, id } = await candidateWith('date-rail-lyon');
    const { data } = (await get(`/resumes/${id}/keywords?title=Zookeeper of dragons`, owner)).body as {
      data: Keywords;
    };
    expect(data).toMatchObject({ postings: 0, skills: [] });
    expect((await get(`/resumes/${id}/keywords?title=`, owner)).status).toBe(400);
  });
});

describe('[C-6] the match with a job', () => {
  test('returns which requirements the resume meets, where, and which are missing', async () => {
    const { owner, id } = await candidateWith('left-sidebar-berlin');
    const job = await createJob(context.services, {
      title: 'Developer',
      skills: ['Kotlin', 'COBOL'],
      requirements: [
        'Fluent in German',
        'PMP required',
        'At least 25 years of experience with punched cards',
      ],
    });
    const { data } = (await get(`/jobs/${job.id}/resume-match`, owner)).body as { data: JobMatch };
    expect(data).toMatchObject({ resume: { id }, problem: null, skillsShown: 1, skillsAsked: 2 });
    const standing = (name: string) => data.requirements.find((one) => one.name === name);
    expect(standing('Kotlin')?.places[0]?.quote).toContain('Kotlin');
    expect(standing('COBOL')).toMatchObject({ standing: 'missing', places: [] });
    expect(standing('PMP')).toMatchObject({ standing: 'missing', asked: 'PMP required' });
    expect(standing('German')).toMatchObject({ standing: 'strong' });
    expect(standing('25 years of experience')).toMatchObject({ kind: 'years', standing: 'missing' });
    expect(standing('25 years of experience')?.reason).toMatch(/add up to about \d+ years/);
  });

  test('is not found without a resume or for an unknown job', async () => {
    const owner = await createCandidate(context.services);
    const job = await createJob(context.services);
    expect((await get(`/jobs/${job.id}/resume-match`, owner)).body).toEqual({ data: null });
    const draft = await createJob(context.services, { status: 'draft' });
    expect((await get(`/jobs/${draft.id}/resume-match`, owner)).status).toBe(404);
  });
});

describe('[G-3, L-34] the match of My Resume with a job', () => {
  const standings = async (jobId: string, owner: TestUser) => {
    const { data } = (await get(`/jobs/${jobId}/profile-match`, owner)).body as { data: ProfileMatch };
    return Object.fromEntries(data.requirements.map(({ name, standing }) => [name, standing]));
  };

  test('is with what it says now: a saved change changes it', async () => {
    const owner = await createCandidate(context.services);
    const job = await createJob(context.services, { skills: ['Kotlin', 'COBOL'], work_mode: 'remote' });
    const save = (version: number, value: string) =>
      context.app.inject({
        method: 'PUT',
        url: '/api/resume-profile',
        headers: owner.headers,
        payload: { sections: [{ section: 'summary', version, value }] },
      });
    await save(0, 'I keep services in Kotlin and their tests in good order.');
    const before = await standings(job.id, owner);
    expect(before['Kotlin']).not.toBe('missing');
    expect(before['COBOL']).toBe('missing');
    await save(1, 'I keep services in Kotlin and COBOL in good order.');
    expect((await standings(job.id, owner))['COBOL']).not.toBe('missing');
  });

  test('is with one’s own resume alone, and with public jobs alone', async () => {
    const owner = await createCandidate(context.services);
    await context.app.inject({
      method: 'PUT',
      url: '/api/resume-profile',
      headers: owner.headers,
      payload: { sections: [{ section: 'summary', version: 0, value: 'I write COBOL all day.' }] },
    });
    const job = await createJob(context.services, { skills: ['COBOL'], work_mode: 'remote' });
    const other = await createCandidate(context.services);
    expect((await standings(job.id, other))['COBOL']).toBe('missing');
    const draft = await createJob(context.services, { status: 'draft' });
    expect((await get(`/jobs/${draft.id}/profile-match`, owner)).status).toBe(404);
  });
});

describe('[G-3, L-34] the match of My Resume with a pasted posting', () => {
  const post = (text: string, owner: TestUser) =>
    context.app.inject({
      method: 'POST',
      url: '/api/resume-profile/matches',
      headers: owner.headers,
      payload: { text },
    });
  const candidateWho = async (value: string) => {
    const owner = await createCandidate(context.services);
    await context.app.inject({
      method: 'PUT',
      url: '/api/resume-profile',
      headers: owner.headers,
      payload: { sections: [{ section: 'summary', version: 0, value }] },
    });
    return owner;
  };

  test('finds in the text what a posting of the board has in fields, and stores nothing of it', async () => {
    await createJob(context.services, { skills: ['Kotlin', 'COBOL'] });
    await context.services.changes.settled();
    const owner = await candidateWho('I keep services in Kotlin in good order.');
    const before = await countStored(context);
    const response = await post(`Keeper\n\nYou know Kotlin and COBOL. PMP required.`, owner);
    const { data } = response.json<{ data: ProfileMatch }>();
    expect(data).toMatchObject({ problem: null, skillsShown: 1, skillsAsked: 2 });
    expect(data.requirements.map(({ name, standing }) => [name, standing])).toEqual(
      expect.arrayContaining([
        ['Kotlin', expect.stringMatching(/strong|partial/)],
        ['COBOL', 'missing'],
        ['PMP', 'missing'],
      ]),
    );
    expect(await countStored(context)).toEqual(before);
  });

  test('refuses an empty and an overlong text with a sentence at the field', async () => {
    const owner = await createCandidate(context.services);
    const refused = async (text: string) => {
      const response = await post(text, owner);
      expect(response.statusCode).toBe(400);
      return response.json<{ fields: Record<string, string> }>().fields['text'];
    };
    expect(await refused(' \n ')).toBe('Paste the text of a posting.');
    expect(await refused('x'.repeat(20_001))).toBe('Paste the posting alone, at most 20,000 characters.');
    expect((await post('🕯'.repeat(10_000), owner)).statusCode).toBe(200);
  });
});
