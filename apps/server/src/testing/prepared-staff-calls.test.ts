import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { createDraft as createPostDraft, createPost, postDraft, solvedCaptcha } from './blog-factories.ts';
import { createCandidate, createEmployer, createJob, createResume, createStaff } from './factories.ts';
import { createIssue, createSubscriber } from './newsletter-factories.ts';
import { useNotedCalls } from './noted-calls.ts';
import { readFixture } from './resumes/fixtures.ts';
import { useTestApp } from './test-app.ts';

/*
 * Calls of staff that need something of their own before they can succeed. What each writes, mails and locks is compared with
 * its record in `ledgers`; `route-roles.test.ts` has those that everybody makes.
 */
const context = useTestApp();
const { call, recorded } = useNotedCalls(context);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const day = (days: number) => inDays(days).slice(0, 10);

test('[J-5] accounts at the desk of staff', async () => {
  const { services } = context;
  const staff = await createStaff(services);
  const candidate = await createCandidate(services);
  const change = (fields: object) => call('POST /staff/users/:userId/changes', staff, [candidate.id], fields);
  await change({ change: 'suspend', reason: 'Spam.' });
  await change({ change: 'reinstate', reason: 'A mistake.' });
  await change({ change: 'end-sessions' });
  await change({ change: 'erase', reason: 'They asked.' });
  await expect(recorded()).toMatchFileSnapshot('ledgers/accounts.tsv');
});

test('[J-5] companies at the desk of staff', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const { companyId } = await createEmployer(services);
  const alter = (fields: object) =>
    call('POST /staff/companies/:companyId/changes', staff, [companyId], fields);
  await alter({ change: 'suspend', reason: 'Fraud.' });
  await alter({ change: 'lift', reason: 'A mistake.' });
  const grant = { grant: 'professional', until: day(30), reason: 'A trial.' };
  await call('POST /staff/companies/:companyId/grants', staff, [companyId], grant);
  const { id: planId } = await database
    .selectFrom('company_plans')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const revocation = { grant: 'professional', id: planId, reason: 'It has ended.' };
  await call('POST /staff/companies/:companyId/grants/revoke', staff, [companyId], revocation);
  await createJob(services, { company_id: companyId });
  const other = await createEmployer(services);
  const { name } = await database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  await call('POST /staff/companies/:companyId/merge', staff, [companyId], { intoId: other.companyId, name });
  await expect(recorded()).toMatchFileSnapshot('ledgers/companies.tsv');
});

test('[J-5] messages and calls at the desk of staff', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const messageId = newId();
  const message = { id: messageId, name: 'Ida', email: 'ida@example.net', message: 'How?', user_id: null };
  await database.insertInto('contact_messages').values(message).execute();
  await call('POST /staff/messages/:messageId/hold', staff, [messageId]);
  await call('POST /staff/messages/:messageId/answers', staff, [messageId], { text: 'Like this.' });
  await call('PUT /staff/messages/:messageId', staff, [messageId], { state: 'open' });
  const callBack = { id: newId(), name: 'Ida', phone: '+442079460123', user_id: null };
  await database.insertInto('call_back_requests').values(callBack).execute();
  await call('PUT /staff/call-backs/:callBackId', staff, [callBack.id], { done: true, note: 'Called.' });
  await expect(recorded()).toMatchFileSnapshot('ledgers/messages.tsv');
});

test('[A-10] what staff look at as somebody', async () => {
  const staff = await createStaff(context.services);
  const candidate = await createCandidate(context.services);
  await call('POST /impersonation-consent', candidate, [], { hours: 1 });
  await call('POST /staff/users/:userId/visits', staff, [candidate.id], { reason: 'A button.' });
  const { id } = await context.database
    .selectFrom('support_visits')
    .select('id')
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow();
  await call('DELETE /staff/visits/:visitId', staff, [id]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/impersonation.tsv');
});

test('[J-2] posts and comments', async () => {
  const { services, database, app } = context;
  const staff = await createStaff(services);
  const postId = await createPostDraft(services);
  await call('PUT /staff/posts/:postId/draft', staff, [postId], { version: 1, draft: postDraft() });
  await call('POST /staff/posts/:postId/publication', staff, [postId], { version: 2, at: null });
  await call('DELETE /staff/posts/:postId/publication', staff, [postId]);
  const post = await createPost(services, staff.id);
  const words = { author: 'Ada', email: 'ada@example.org', url: '', comment: 'Thank you.' };
  const captcha = await solvedCaptcha(app);
  await call('POST /blog-posts/:slug/comments', staff, [post.slug], { ...words, captcha });
  const { id: commentId } = await database.selectFrom('blog_comments').select('id').executeTakeFirstOrThrow();
  await call('PUT /staff/comments/:commentId', staff, [commentId], { from: 'held', state: 'approved' });
  await call('POST /staff/comments/:commentId/answers', staff, [commentId], { text: 'You are welcome.' });
  await expect(recorded()).toMatchFileSnapshot('ledgers/blog.tsv');
});

test('[J-2] the newsletter', async () => {
  const { services } = context;
  const staff = await createStaff(services);
  const { stopSecret } = await createSubscriber(services);
  const issueId = await createIssue(services);
  const draft = { title: 'Spring', summary: 'Of spring.', body: 'Words.' };
  await call('PUT /staff/newsletter/:issueId/draft', staff, [issueId], { version: 1, draft });
  await call('POST /staff/newsletter/:issueId/sending', staff, [issueId], { version: 2, at: inDays(1) });
  await call('DELETE /staff/newsletter/:issueId/sending', staff, [issueId]);
  await call('DELETE /staff/newsletter/:issueId', staff, [issueId]);
  await call('POST /newsletter/subscriptions', staff, [], { dzEmail: 'new@example.org' });
  await call(`POST /newsletter/unsubscribe?token=${stopSecret}`, staff);
  await call(`POST /newsletter/resubscribe?token=${stopSecret}`, staff);
  await expect(recorded()).toMatchFileSnapshot('ledgers/newsletter.tsv');
});

test('[J-2] testimonials', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const said = { quote: 'It helped.', name: 'Ada', role: 'Engineer' };
  await call('POST /staff/testimonials', staff, [], said);
  await call('POST /staff/testimonials', staff, [], { ...said, name: 'Grace' });
  const { id } = await database
    .selectFrom('testimonials')
    .select('id')
    .where('person_name', '=', 'Grace')
    .executeTakeFirstOrThrow();
  await call('PUT /staff/testimonials/:testimonialId', staff, [id], { ...said, quote: 'Much.', version: 1 });
  await call('PUT /staff/testimonials/:testimonialId/place', staff, [id], { direction: 'down' });
  await call('PUT /staff/testimonials/:testimonialId/hidden', staff, [id], { hidden: true });
  await call('DELETE /staff/testimonials/:testimonialId', staff, [id]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/testimonials.tsv');
});

test('[L-38] parts of resumes that were read wrongly', async () => {
  const { services, database } = context;
  const candidate = await createCandidate(services);
  const staff = await createStaff(services, { staff_role: 'reviewer' });
  const { bytes } = await readFixture('date-rail-lyon.pdf');
  const { id } = await createResume(services, { userId: candidate.id, bytes });
  const fields = { part: 'contact', remark: 'The street is missing', withDocument: true };
  await call('POST /resumes/:resumeId/misreadings', candidate, [id], fields);
  const misreading = await database.selectFrom('misreadings').select('id').executeTakeFirstOrThrow();
  await call('POST /staff/misreadings/:misreadingId/resolution', staff, [misreading.id]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/misreadings.tsv');
});
