import { expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createCompany,
  createConversation,
  createEmployer,
  createJob,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { createPublishedReview, createReviewRequest } from '../../../testing/review-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { markJobs } from '../../posting/managed-jobs/change-commands.ts';

const context = useTestApp();

async function countersOf({ headers }: Pick<TestUser, 'headers'>): Promise<unknown> {
  const response = await context.app.inject({ url: '/api/own-counters', headers });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

test('[L-34] a candidate sees how many of the own conversations are unread, and nothing of others', async () => {
  const { services } = context;
  const { companyId } = await createEmployer(services);
  const candidate = await createCandidate(services);
  await createConversation(services, { company_id: companyId, candidate_id: candidate.id });
  const none = { reviewsWaiting: 0, reviewsInWork: 0, reviewsReady: 0 };
  expect(await countersOf(candidate)).toEqual({ unread: 1, ...none });
  expect(await countersOf(await createCandidate(services))).toEqual({ unread: 0, ...none });
});

test('[L-34, C-4] a candidate sees where the own reviews stand, and a ready one until it was opened', async () => {
  const { services, database } = context;
  const reviewer = await createStaff(services, { staff_role: 'reviewer' });
  const request = await createReviewRequest(services);
  const { owner } = request;
  const stands = { reviewsWaiting: 0, reviewsInWork: 0, reviewsReady: 0 };
  expect(await countersOf(owner)).toMatchObject({ ...stands, reviewsWaiting: 1 });
  await database
    .updateTable('critiques')
    .set({ claimed_by: reviewer.id, claimed_at: new Date() })
    .where('id', '=', request.id)
    .execute();
  expect(await countersOf(owner)).toMatchObject({ ...stands, reviewsInWork: 1 });
  await database.deleteFrom('critiques').where('id', '=', request.id).execute();

  const { token } = await createPublishedReview(services, { owner });
  expect(await countersOf(owner)).toMatchObject({ ...stands, reviewsReady: 1 });
  expect(await countersOf(await createCandidate(services))).toMatchObject(stands);
  await context.app.inject({
    method: 'POST',
    url: '/api/resume-review-result/opened',
    headers: owner.headers,
    payload: { review: token },
  });
  expect(await countersOf(owner)).toMatchObject(stands);
});

test('[L-34] an employer sees what came to the own company since its jobs were last opened', async () => {
  const { services, database } = context;
  const employer = await createEmployer(services);
  const viewer = await createEmployer(services, { companyId: employer.companyId, memberRole: 'viewer' });
  const job = await createJob(services, { company_id: employer.companyId });
  const trashed = await createJob(services, {
    company_id: employer.companyId,
    status: 'expired',
    trashed_at: new Date(),
  });
  const { userId } = await createApplication(services, { job_id: job.id });
  await createApplication(services, { job_id: job.id });
  await createApplication(services, { job_id: job.id, status: 'withdrawn' });
  await createApplication(services, { job_id: trashed.id });
  const conversationId = await createConversation(services, {
    company_id: employer.companyId,
    candidate_id: userId,
  });
  await database
    .updateTable('conversations')
    .set({ unread_by_company: 3 })
    .where('id', '=', conversationId)
    .execute();

  expect(await countersOf(employer)).toEqual({ unread: 1, newApplications: 2 });
  expect(await countersOf(await createEmployer(services))).toEqual({ unread: 0, newApplications: 0 });

  await markJobs(database, employer.id, 'read', [job.id]);
  expect(await countersOf(employer)).toMatchObject({ newApplications: 0 });
  // A colleague has not looked yet.
  expect(await countersOf(viewer)).toMatchObject({ newApplications: 2 });
});

test('[L-34, A-10] a suspended company and an employer without one count nothing', async () => {
  const { services, database } = context;
  const employer = await createEmployer(services);
  const job = await createJob(services, { company_id: employer.companyId });
  await createApplication(services, { job_id: job.id });
  await database
    .updateTable('companies')
    .set({ held_reason: 'suspended' })
    .where('id', '=', employer.companyId)
    .execute();
  expect(await countersOf(employer)).toEqual({ unread: 0, newApplications: 0 });
  await database.deleteFrom('company_members').where('user_id', '=', employer.id).execute();
  expect(await countersOf(employer)).toEqual({});
});

test('[L-34, L-16] staff see the queues of their role, once past MFA', async () => {
  const { services, database } = context;
  await createReviewRequest(services);
  await createCompany(services, { held_reason: 'name' });
  const reviewer = await createStaff(services, { staff_role: 'reviewer' });
  const moderator = await createStaff(services, { staff_role: 'moderator' });
  expect(await countersOf(reviewer)).toEqual({ reviews: 1 });
  expect(await countersOf(moderator)).toMatchObject({ companies: 1, reports: 0, postings: 0, messages: 0 });
  expect(await countersOf(moderator)).not.toHaveProperty('orders');
  expect(await countersOf(await createStaff(services))).toMatchObject({
    reviews: 1,
    companies: 1,
    orders: 0,
  });
  await database
    .updateTable('sessions')
    .set({ second_step_at: null })
    .where('user_id', '=', moderator.id)
    .execute();
  expect(await countersOf(moderator)).toEqual({});
});

test('[L-34, A-10] a guest is asked to sign in', async () => {
  const response = await context.app.inject({ url: '/api/own-counters' });
  expect(response.statusCode).toBe(401);
});
