import { mailingCalls, type OptionalMailCall } from '@waymark/contract/hiring/mailing-calls';
import { expect, test } from 'vitest';
import { listMailedOthers } from './mailed-others.ts';
import { round, type Call } from './route-access.ts';
import { createWorld, type World } from './route-world.ts';
import { useTestApp } from './test-app.ts';

const context = useTestApp();

/** Each call of the list as an owner makes it. */
const calls: Record<keyof typeof mailingCalls, (world: World) => Call> = {
  'POST /company/jobs/:jobId/applicants/move': ({ jobId, stageId, applicationId }) => ({
    path: { jobId },
    json: { stageId, applicants: [{ id: applicationId, version: 0 }], quiet: false },
  }),
  'POST /company/applicants/:applicationId/seen': ({ applicationId }) => ({
    path: { applicationId },
    json: { quiet: false },
  }),
  'POST /company/interviews/:interviewId/cancel': ({ interviewId }) => ({
    path: { interviewId },
    json: { quiet: false },
  }),
  'POST /company/interviews': ({ applicationId }) => ({
    json: { applicationIds: [applicationId], ...round },
  }),
  'PUT /company/interviews/:interviewId': ({ interviewId }) => ({ path: { interviewId }, json: round }),
  'POST /company/declines': ({ applicationId }) => ({
    json: { applicationIds: [applicationId], text: 'Dear {firstName}' },
  }),
  'POST /company/applications/:applicationId/messages': ({ applicationId }) => ({
    path: { applicationId },
    json: { text: 'Good morning' },
  }),
  'POST /candidates/:candidateId/messages': ({ profileId }) => ({
    path: { candidateId: profileId },
    json: { text: 'Shall we talk?' },
  }),
  'POST /conversations/:conversationId/messages': ({ conversationId }) => ({
    path: { conversationId },
    json: { text: 'Good morning' },
  }),
  'POST /company/applicants/:applicationId/pool-request': ({ applicationId }) => ({
    path: { applicationId },
  }),
  'POST /company-invitations': () => ({ json: { email: 'mina@firm.example', memberRole: 'recruiter' } }),
  'GET /applications/:applicationId/resume': ({ applicationId }) => ({ path: { applicationId } }),
  'GET /applications/:applicationId/resume/text': ({ applicationId }) => ({ path: { applicationId } }),
  'DELETE /company-members/:userId': ({ colleagueId }) => ({ path: { userId: colleagueId } }),
  'PUT /company/jobs/:jobId/hiring-team': ({ jobId, colleagueId }) => ({
    path: { jobId },
    json: {
      members: [{ userId: colleagueId, part: 'hiring-manager' }],
      criteria: [{ id: null, name: 'Skills' }],
    },
  }),
};

async function closeJob(jobId: string): Promise<void> {
  // The letter of a rejection that waits would still leave it open.
  await context.database.deleteFrom('decline_letters').execute();
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', jobId).execute();
}

/** Makes the call and gives what it has mailed. */
async function mailedBy(
  world: World,
  name: keyof typeof mailingCalls,
  change: object = {},
): Promise<string[]> {
  const { owner } = world.people;
  // One who is asked to stay in touch has an application that is over.
  if (name.endsWith('/pool-request')) await closeJob(world.jobId);
  const before = await listMailedOthers(context.database, owner);
  const [method, pattern] = name.split(' ') as ['POST', string];
  const { path, json } = calls[name](world);
  const response = await context.app.inject({
    method,
    url: `/api${pattern.replaceAll(/:(\w+)/g, (_whole, part: string) => path?.[part] ?? '')}`,
    headers: owner.headers,
    ...(json && { payload: { ...json, ...change } }),
  });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return (await listMailedOthers(context.database, owner)).slice(before.length);
}

const names = Object.keys(mailingCalls) as (keyof typeof mailingCalls)[];
const ofKind = (kind: string) => names.filter((name) => mailingCalls[name] === kind);

test.each(ofKind('optional') as OptionalMailCall[])('[L-50] %s mails unless it is quiet', async (name) => {
  expect(await mailedBy(await createWorld(context.services), name)).not.toEqual([]);
  const mailed = await mailedBy(await createWorld(context.services), name, { quiet: true });
  // Colleagues in whose calendars it stands hear of a cancelled interview in either case.
  expect(mailed.filter((subject) => !subject.startsWith('Interview with'))).toEqual([]);
});

test.each([...ofKind('letter'), ...ofKind('notice')].filter((name) => name !== 'POST /company/declines'))(
  '[L-50] %s is a mail by itself',
  async (name) => {
    const world = await createWorld(context.services);
    // While a message is unread, its mail has said so already.
    await context.database.updateTable('conversations').set({ unread_by_candidate: 0 }).execute();
    expect(await mailedBy(world, name)).not.toEqual([]);
  },
);

test('[L-50] the letter of POST /company/declines waits, and mails nothing by then', async () => {
  const world = await createWorld(context.services);
  expect(await mailedBy(world, 'POST /company/declines')).toEqual([]);
  const letters = await context.database
    .selectFrom('decline_letters')
    .select('application_id')
    .where('application_id', '=', world.applicationId)
    .execute();
  expect(letters).toHaveLength(1);
});
