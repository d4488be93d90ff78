import { beforeAll, describe, expect, test } from 'vitest';
import { createCandidateCalls, createVisibleCandidate } from '../../../testing/candidate-profiles.ts';
import {
  createApplication,
  createEmployer,
  createJob,
  createResume,
  type TestUser,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { call, read, search } = createCandidateCalls(context);

let employer: TestUser & { companyId: string };
beforeAll(async () => {
  employer = await createEmployer(context.services);
});

describe('[H-7] looking at a candidate', () => {
  test('says the first name and an initial, and nothing to write to', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Sailmaker', summary: 'Jibs and spinnakers.' },
      { first_name: 'Inge', last_name: 'Østergaard', phone: '+45 33 00 11 22' },
    );
    const listed = await call('GET', '/candidates?q=sailmaker', employer);
    const opened = await call('GET', `/candidates/${candidate.profileId}`, employer);
    expect(opened.json().data).toMatchObject({
      name: 'Inge Ø.',
      summary: 'Jibs and spinnakers.',
      appliedTo: [],
    });
    for (const { body } of [listed, opened]) {
      expect(body).not.toContain('stergaard');
      expect(body).not.toContain(candidate.email);
      expect(body).not.toContain('33 00 11 22');
      expect(body).not.toContain(candidate.id);
    }
  });

  test('tells the company that the candidate applied to the whole name, and no other', async () => {
    const { services, database } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Rigger' },
      { first_name: 'Per', last_name: 'Dahl' },
    );
    const job = await createJob(services, { company_id: employer.companyId, title: 'Rigger wanted' });
    const { id } = await createApplication(services, { user_id: candidate.id, job_id: job.id });
    const other = await createEmployer(services);
    const nameFor = async (user: TestUser) =>
      (await read(`/candidates/${candidate.profileId}`, user)).data as { name: string; appliedTo: object[] };
    expect(await nameFor(employer)).toMatchObject({
      name: 'Per Dahl',
      appliedTo: [{ id: job.id, title: 'Rigger wanted' }],
    });
    expect(await nameFor(other)).toMatchObject({ name: 'Per D.', appliedTo: [] });
    await database.updateTable('applications').set({ status: 'withdrawn' }).where('id', '=', id).execute();
    expect(await nameFor(employer)).toMatchObject({ name: 'Per D.', appliedTo: [] });
  });

  test('is noted once a company and day, and the candidate is told', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(services, { headline: 'Caulker' });
    const resume = await createResume(services, { userId: candidate.id });
    expect((await call('GET', `/candidates/${candidate.profileId}/resume`, employer)).statusCode).toBe(404);
    await context.database
      .updateTable('candidate_profiles')
      .set({ resume_id: resume.id })
      .where('id', '=', candidate.profileId)
      .execute();
    const views = () => read('/candidate-profile/views', candidate);
    expect(await views()).toMatchObject({ total: 0 });
    await search('q=caulker', employer);
    expect(await views()).toMatchObject({ total: 0 });
    await read(`/candidates/${candidate.profileId}`, employer);
    await read(`/candidates/${candidate.profileId}`, employer);
    expect(await views()).toMatchObject({
      total: 1,
      data: [{ company: { id: employer.companyId }, resumeRead: false }],
    });
    const file = await call('GET', `/candidates/${candidate.profileId}/resume`, employer);
    expect(file.rawPayload.equals(resume.bytes)).toBe(true);
    await read(`/candidates/${candidate.profileId}`, employer);
    expect(await views()).toMatchObject({ total: 1, data: [{ resumeRead: true }] });
    const other = await createVisibleCandidate(services);
    expect(await read('/candidate-profile/views', other)).toMatchObject({ total: 0 });
  });

  test('a resume of another candidate cannot be shown', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(services, { headline: 'Fletcher' });
    const { id: resumeId } = await createResume(services);
    const { data } = await read('/candidate-profile', candidate);
    const { hiddenBecause: _hidden, place: _place, ...fields } = data;
    const response = await context.app.inject({
      method: 'PUT',
      url: '/api/candidate-profile',
      headers: candidate.headers,
      payload: { ...fields, resumeId },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('resumeId');
  });
});

describe('[H-7] writing to a candidate', () => {
  test('is done here, and an answer gives the whole name', async () => {
    const { services } = context;
    const candidate = await createVisibleCandidate(
      services,
      { headline: 'Tanner' },
      { first_name: 'Siri', last_name: 'Lund' },
    );
    const url = `/candidates/${candidate.profileId}`;
    const sent = await call('POST', `${url}/messages`, employer, { text: 'Shall we talk?' });
    expect(sent.statusCode).toBe(201);
    const conversation = `/conversations/${sent.json().data.conversationId}`;
    const nameOf = async () => [
      (await read(conversation, employer)).data.conversation.counterpart,
      (await read(url, employer)).data.name,
    ];
    expect(await nameOf()).toEqual(['Siri L.', 'Siri L.']);
    expect((await read(conversation, candidate)).data.messages).toMatchObject([{ text: 'Shall we talk?' }]);
    await call('POST', `${conversation}/messages`, candidate, { text: 'Gladly.' });
    expect(await nameOf()).toEqual(['Siri Lund', 'Siri Lund']);
    const other = await createEmployer(services);
    expect(await read(url, other)).toMatchObject({ data: { name: 'Siri L.' } });
  });
});

describe('[H-7] liking candidates', () => {
  test('is for the whole company and no other, and viewers only look', async () => {
    const { services } = context;
    const { profileId } = await createVisibleCandidate(services, { headline: 'Glazier' });
    const { companyId } = employer;
    const viewer = await createEmployer(services, { companyId, memberRole: 'viewer' });
    const other = await createEmployer(services);
    expect((await call('PUT', `/saved-candidates/${profileId}`, viewer)).statusCode).toBe(403);
    for (let time = 0; time < 2; time++) {
      expect((await call('PUT', `/saved-candidates/${profileId}`, employer)).statusCode).toBe(200);
    }
    expect(await search('saved=1', viewer)).toMatchObject({
      total: 1,
      data: [{ id: profileId, saved: true }],
    });
    expect(await search('saved=1', other)).toMatchObject({ total: 0 });
    expect((await call('DELETE', `/saved-candidates/${profileId}`, other)).statusCode).toBe(200);
    expect(await search('saved=1', employer)).toMatchObject({ total: 1 });
    expect((await call('DELETE', `/saved-candidates/${profileId}`, employer)).statusCode).toBe(200);
    expect(await search('saved=1', employer)).toMatchObject({ total: 0 });
  });
});
