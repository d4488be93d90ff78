import { beforeAll, describe, expect, test } from 'vitest';
import { writeNote } from '../../hiring/applicants/mark-commands.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createSavedJob,
  type TestUser,
} from '../../../testing/factories.ts';
import { createKey, type TestKey } from '../../../testing/key-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let owner: TestUser & { companyId: string };
let key: TestKey;
let applicationId = '';
let foreignId = '';
let jobId = '';

beforeAll(async () => {
  const { services } = context;
  owner = await createEmployer(services);
  const scopes = ['applications:read', 'applications:write'] as const;
  key = await createKey(services, owner.id, { company_id: owner.companyId, scopes: [...scopes] });
  jobId = (await createJob(services, { company_id: owner.companyId, title: 'Marine Engineer' })).id;
  const candidate = await createCandidate(services, { first_name: 'Ada', email: 'ada@example.org' });
  applicationId = (
    await createApplication(services, { job_id: jobId, user_id: candidate.id, cover_letter: 'Good morning' })
  ).id;
  await createApplication(services, { job_id: jobId, status: 'withdrawn' });
  await writeNote(context.database, applicationId, owner.id, 'A secret of the colleagues');
  foreignId = (await createApplication(services)).id;
});

async function call(method: 'GET' | 'POST', url: string, payload?: object, headers = key.headers) {
  const given = { method, url: `/api/v1${url}`, headers, ...(payload && { payload }) };
  const response = await context.app.inject(given);
  return { status: response.statusCode, text: response.body, body: JSON.parse(response.body || 'null') };
}

async function stageId(kind: string): Promise<string> {
  const { body } = await call('GET', '/company/stages');
  return body.data.find((stage: { kind: string }) => stage.kind === kind).id;
}

describe('the applications to a company', () => {
  test('[L-28] are listed without withdrawn ones and what colleagues wrote', async () => {
    const { body, text } = await call('GET', '/company/applications');
    expect(body).toMatchObject({
      data: [{ id: applicationId, jobId, jobTitle: 'Marine Engineer', firstName: 'Ada', version: 0 }],
      total: 1,
    });
    expect(text).not.toContain('secret');
    const one = await call('GET', `/company/applications/${applicationId}`);
    expect(one.body.data).toMatchObject({
      email: 'ada@example.org',
      coverLetter: 'Good morning',
      answers: [],
    });
    expect(one.text).not.toContain('secret');
    for (const name of ['rating', 'starred', 'tags', 'notes', 'writtenNotes', 'events']) {
      expect(one.body.data).not.toHaveProperty(name);
    }
  });

  test('[L-28] of another company are not there, to read or to move', async () => {
    expect((await call('GET', `/company/applications/${foreignId}`)).status).toBe(404);
    expect((await call('GET', `/company/applications/${foreignId}/resume`)).status).toBe(404);
    const move = { stageId: await stageId('seen') };
    expect((await call('POST', `/company/applications/${foreignId}/move`, move)).status).toBe(404);
    const other = await createEmployer(context.services);
    const otherKey = await createKey(context.services, other.id, {
      company_id: other.companyId,
      scopes: ['applications:read', 'applications:write'],
    });
    expect((await call('GET', '/company/applications', undefined, otherKey.headers)).body.total).toBe(0);
    const foreignStage = await call('GET', '/company/stages', undefined, otherKey.headers);
    const to = { stageId: foreignStage.body.data[1].id };
    expect((await call('POST', `/company/applications/${applicationId}/move`, to)).status).toBe(404);
  });

  test('[L-28] one is moved by its version, and found in its stage', async () => {
    const seen = await stageId('seen');
    const fresh = await stageId('new');
    expect((await call('GET', `/company/applications?stageId=${fresh}`)).body.total).toBe(1);
    const path = `/company/applications/${applicationId}/move`;
    const moved = await call('POST', path, { stageId: seen, version: 0, quiet: true });
    expect(moved.body.data).toMatchObject({ id: applicationId, stageId: seen, version: 1 });
    expect(moved.body.data).not.toHaveProperty('movedBy');
    expect((await call('GET', `/company/applications?stageId=${seen}`)).body.total).toBe(1);
    expect((await call('GET', `/company/applications?stageId=${fresh}`)).body.total).toBe(0);
    const stale = await call('POST', path, { stageId: fresh, version: 0 });
    expect(stale).toMatchObject({ status: 409, body: { message: /^This application was moved meanwhile/ } });
  });

  test('[L-28] a key that may only read moves nothing', async () => {
    const read = await createKey(context.services, owner.id, {
      company_id: owner.companyId,
      scopes: ['applications:read'],
    });
    const before = await call('GET', `/company/applications/${applicationId}`);
    const path = `/company/applications/${applicationId}/move`;
    const move = { stageId: await stageId('declined') };
    expect((await call('POST', path, move, read.headers)).status).toBe(403);
    expect((await call('GET', `/company/applications/${applicationId}`)).body).toEqual(before.body);
  });

  test('[L-28] a resume is sent as a file, and its candidate learns of it', async () => {
    const { id } = await createApplication(context.services, { job_id: jobId });
    const response = await context.app.inject({
      url: `/api/v1/company/applications/${id}/resume`,
      headers: key.headers,
    });
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { body } = await call('GET', `/company/applications/${id}`);
    expect(body.data.stageId).toBe(await stageId('seen'));
  });
});

describe('a person’s key', () => {
  test('[L-28] reads their applications and saved jobs, and nobody else’s', async () => {
    const { services } = context;
    const [person, other] = [await createCandidate(services), await createCandidate(services)];
    await createApplication(services, { job_id: jobId, user_id: person.id });
    await createSavedJob(services, { user_id: person.id, job_id: jobId });
    const own = await createKey(services, person.id, {
      owner_kind: 'person',
      scopes: ['applications:read', 'saved-jobs:read'],
    });
    const theirs = await createKey(services, other.id, {
      owner_kind: 'person',
      scopes: ['applications:read', 'saved-jobs:read'],
    });
    for (const path of ['/me/applications', '/me/saved-jobs']) {
      expect((await call('GET', path, undefined, own.headers)).body.total, path).toBe(1);
      expect((await call('GET', path, undefined, theirs.headers)).body.total, path).toBe(0);
      expect((await call('GET', path)).status, path).toBe(403);
    }
    expect((await call('GET', '/company/applications', undefined, own.headers)).status).toBe(403);
  });
});
