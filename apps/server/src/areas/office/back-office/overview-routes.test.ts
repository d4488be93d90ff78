import type { StaffRole } from '@waymark/contract/identity/choices/staff';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createPost } from '../../../testing/blog-factories.ts';
import { createCompany, createJob, createStaff } from '../../../testing/factories.ts';
import { createPlanOrder } from '../../../testing/order-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

async function overviewOf(role: StaffRole) {
  const { headers } = await createStaff(context.services, { staff_role: role });
  const response = await context.app.inject({ url: '/api/staff/overview', headers });
  expect(response.statusCode).toBe(200);
  return response.json().data as unknown;
}

async function reportOf(jobId: string, createdAt: Date): Promise<void> {
  await context.database
    .insertInto('job_reports')
    .values({
      id: newId(),
      job_id: jobId,
      user_id: null,
      reporter_hash: newId(),
      reason: 'spam',
      created_at: createdAt,
    })
    .execute();
}

async function commentOn(
  postId: string,
  more: { state: 'held' | 'approved'; created_at: Date; erased_at?: Date },
): Promise<void> {
  await context.database
    .insertInto('blog_comments')
    .values({
      id: newId(),
      post_id: postId,
      parent_id: null,
      name: 'Rosa',
      email: 'rosa@example.org',
      text: 'Good.',
      user_id: null,
      stop_secret: newId(),
      ...more,
    })
    .execute();
}

test('[J-5] the overview counts what waits and says for how long, to each role its own', async () => {
  const { services } = context;
  const waiting = { status: 'pending', awaits_approval: true } as const;
  await createJob(services, { ...waiting, created_at: day(3) });
  await createJob(services, { ...waiting, created_at: day(2) });
  await createJob(services, { ...waiting, created_at: day(1), trashed_at: day(2) });
  await createJob(services, { status: 'pending', awaits_payment: true, created_at: day(1) });
  await createCompany(services, { held_reason: 'name', created_at: day(4) });
  await createCompany(services, { held_reason: 'unconfirmed', created_at: day(1) });
  const { id } = await createJob(services);
  await reportOf(id, day(6));
  await reportOf(id, day(5));
  const staff = await createStaff(services);
  const post = await createPost(services, staff.id);
  await commentOn(post.id, { state: 'held', created_at: day(7) });
  await commentOn(post.id, { state: 'held', created_at: day(6), erased_at: day(6) });
  await commentOn(post.id, { state: 'approved', created_at: day(5) });

  const ofModerators = [
    { queue: 'postings', count: 2, oldestAt: day(2).toISOString() },
    { queue: 'companies', count: 1, oldestAt: day(4).toISOString() },
    { queue: 'reports', count: 2, oldestAt: day(5).toISOString() },
    { queue: 'messages', count: 0, oldestAt: null },
    { queue: 'callBacks', count: 0, oldestAt: null },
    { queue: 'comments', count: 1, oldestAt: day(7).toISOString() },
  ];
  expect(await overviewOf('moderator')).toEqual(ofModerators);
  const ofReviewers = [{ queue: 'reviews', count: 0, oldestAt: null }];
  await createPlanOrder(services, { status: 'flagged', created_at: day(1), paid_at: day(2) });
  await createPlanOrder(services, { status: 'flagged', staff_mark: 'seen' });
  const ofAdministrators = [
    { queue: 'orders', count: 1, oldestAt: day(2).toISOString() },
    { queue: 'webhooks', count: 0, oldestAt: null },
    { queue: 'mails', count: 0, oldestAt: null },
  ];
  expect(await overviewOf('administrator')).toEqual([...ofReviewers, ...ofModerators, ...ofAdministrators]);
  expect(await overviewOf('reviewer')).toEqual(ofReviewers);
});

test('[J-5] the overview shows what is missing in the settings', async () => {
  const { headers } = await createStaff(context.services, { staff_role: 'moderator' });
  const response = await context.app.inject({ url: '/api/staff/overview', headers });
  expect(response.json().warnings).toContainEqual(expect.stringContaining('SMTP_URL'));
});

test('[L-36] the overview asks staff for the operator', async () => {
  const { headers } = await createStaff(context.services, { staff_role: 'reviewer' });
  const response = await context.app.inject({ url: '/api/staff/overview', headers });
  expect(response.json().warnings).toContainEqual(expect.stringContaining('who runs this board'));
});
