import { expect, test } from 'vitest';
import { sendIssue } from '../areas/content/newsletter/sending-commands.ts';
import { runDueSources } from '../areas/jobs/job-sources/run-commands.ts';
import { makeExport } from '../areas/lifecycle/privacy/handlers.ts';
import { convertStoredPay } from '../areas/office/exchange-rates/handlers.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import { createLink } from '../areas/resumes/resume-sharing/commands.ts';
import { createCandidate, createEmployer, createJob, createResume, createStaff } from './factories.ts';
import { useFeedServer } from './feed-server.ts';
import { createGuestCalls } from './guest-applications.ts';
import { createIssue, createSubscriber, takeTurns } from './newsletter-factories.ts';
import { useNotedCalls } from './noted-calls.ts';
import { callsOf } from './paying-companies.ts';
import { useTestApp } from './test-app.ts';
import { jpegBytes, multipart } from './uploads.ts';

/*
 * Work that takes turns, runs sources or files, and calls that send files: what each writes, mails and locks is compared
 * with its record in `ledgers`.
 */
const context = useTestApp();
const feed = useFeedServer();
const { call, note, recorded } = useNotedCalls(context);

test('[J-2] turns of the newsletter, and the picture of a testimonial', async () => {
  const { services, database, app } = context;
  const staff = await createStaff(services);
  for (let count = 0; count < 3; count++) await createSubscriber(services);
  const issueId = await createIssue(services);
  await sendIssue(services, { issueId, staffId: staff.id, version: 1, at: null });
  await note('send-newsletter', 'the queue', () => takeTurns(services));
  const said = { quote: 'It helped.', name: 'Ada', role: 'Engineer' };
  await callsOf(context, staff)('POST', '/staff/testimonials', said);
  const { id } = await database.selectFrom('testimonials').select('id').executeTakeFirstOrThrow();
  const url = `/api/staff/testimonials/${id}/picture`;
  const form = await multipart({}, { field: 'picture', name: 'ada.jpg', bytes: await jpegBytes() });
  const headers = { ...staff.headers, ...form.headers };
  const upload = () => app.inject({ method: 'POST', url, headers, payload: form.payload });
  for (const turn of ['first', 'second']) {
    const response = await note(
      `POST /staff/testimonials/:testimonialId/picture, the ${turn}`,
      'staff',
      upload,
    );
    expect(response.statusCode).toBe(200);
  }
  await call('DELETE /staff/testimonials/:testimonialId/picture', staff, [id]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/turns.tsv');
});

const text =
  'Somebody who keeps the light burning through the night, and writes down each ship that passes by.';
const posting = (id: number) => ({
  id,
  title: `Keeper ${id}`,
  company: 'Beacon',
  description: `${text} Number ${id}.`,
  url: `https://beacon.example/jobs/${id}`,
});
const postings = (count: number) => Array.from({ length: count }, (_, at) => posting(at + 1));

test('[L-26] sources take in, hand over, ask before they close many, and fail', async () => {
  const { services, database } = context;
  const staff = callsOf(context, await createStaff(services));
  const kind = { format: 'json', everyHours: 6, mirrors: true, applications: 'there', mapping: '' };
  const add = async (name: string) => {
    const setting = { ...kind, employerName: '', name, address: feed.at(`/${name}`), passesOn: false };
    return (await staff('POST', '/staff/job-sources', setting)).json().data.id as string;
  };
  /** One source at a time: of two that run side by side, either may be the first to find something. */
  const run = async (source: string, what: string) => {
    await database
      .updateTable('job_sources')
      .set({ next_run_at: new Date(0) })
      .where('id', '=', source)
      .execute();
    const { signal } = new AbortController();
    await note(`run-job-sources: ${what}`, 'the queue', () =>
      runDueSources(services, signal, createGazetteer([])),
    );
  };
  const first = await add('first');
  feed.answers['/first'] = postings(12);
  await run(first, '12 that are new');
  const second = await add('second');
  feed.answers['/second'] = postings(2);
  await run(second, '2 that another source has too');
  feed.answers['/first'] = postings(12).slice(1);
  await run(first, '1 is gone, and goes over to the second');
  await run(second, 'it has what it was given');
  feed.answers['/first'] = postings(4).slice(1);
  await run(first, 'many are gone at once');
  const decide = (decision: string) =>
    note(`POST /staff/job-sources/:sourceId/closings, ${decision}`, 'staff', () =>
      staff('POST', `/staff/job-sources/${first}/closings`, { decision }),
    );
  expect((await decide('close')).statusCode).toBe(200);
  feed.answers['/second'] = postings(6);
  await run(second, '2 that the first has closed');
  feed.answers = {};
  await run(first, 'it does not answer');
  await expect(recorded()).toMatchFileSnapshot('ledgers/sources.tsv');
});

test('[L-21] webhooks, shared resumes, copies of data, pay and applications by mail', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const hook = { url: 'http://127.0.0.1:9/hook', events: ['job.opened'] };
  const receiver = await callsOf(context, owner)('POST', '/webhook-receivers', hook);
  const receiverId = receiver.json().data.id as string;
  await call('PUT /webhook-receivers/:receiverId', owner, [receiverId], {
    ...hook,
    name: 'Ours',
    isOn: true,
  });
  await call('POST /webhook-receivers/:receiverId/rotate', owner, [receiverId]);
  await call('POST /webhook-receivers/:receiverId/test', owner, [receiverId]);
  const { id } = await database.selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow();
  await call('POST /webhook-receivers/:receiverId/deliveries/:deliveryId/replay', owner, [receiverId, id]);
  await call('DELETE /webhook-receivers/:receiverId', owner, [receiverId]);

  const candidate = await createCandidate(services, { email_confirmed_at: new Date() });
  const { id: resumeId } = await createResume(services, { userId: candidate.id });
  const link = { resumeId, label: 'Acme', withContact: true, allowsDownload: true, days: 30 };
  const { secret } = await createLink(database, candidate.id, link);
  await call(`GET /shared-resume?link=${secret}`, owner);
  const exported = await callsOf(context, candidate)('POST', '/account-exports');
  expect(exported.statusCode).toBeLessThan(300);
  const copy = await database.selectFrom('account_exports').select('id').executeTakeFirstOrThrow();
  await note('export-account', 'the queue', () => makeExport(services, copy.id));

  const pay = {
    salary_min: 3_000_000,
    salary_max: 3_000_000,
    salary_currency: 'GBP',
    salary_period: 'year',
  } as const;
  const job = await createJob(services, { ...pay, salary_yearly_usd: 1, company_id: owner.companyId });
  await note('convert-stored-pay', 'the queue', () => convertStoredPay(services));
  const guests = createGuestCalls(context);
  const { token } = await guests.createWaiting(job.id, candidate.email);
  const confirmed = await note('POST /guest-applications/confirm', 'a guest', () => guests.confirm(token));
  expect(confirmed.statusCode, confirmed.body).toBeLessThan(300);
  await expect(recorded()).toMatchFileSnapshot('ledgers/errands.tsv');
});
