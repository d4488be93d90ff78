import { expect, test } from 'vitest';
import { createEndedCalls, laterBy } from '../../../testing/ended-applications.ts';
import { createCandidate, createConversation, createResume } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { answerPoolRequest, askForPool } from '../../hiring/retention/pool-commands.ts';
import { addMonths } from '../../hiring/retention/rules.ts';
import { sweepStoredFiles } from './commands.ts';
import { eraseDueAccounts } from './erasure-commands.ts';

const context = useTestApp();
const { createHirer, decline, isThere } = createEndedCalls(context);
const declinedAt = laterBy(new Date(), -30);

const eraseNow = async (userId: string) => {
  const deletion_due_at = laterBy(new Date(), -1);
  await context.database.updateTable('users').set({ deletion_due_at }).where('id', '=', userId).execute();
  return eraseDueAccounts(context.services);
};

test('[L-44] an erased account leaves what a law has the employer keep, and only until it lets go', async () => {
  const { services, database } = context;
  const toronto = await createHirer({ country: 'CA', region: 'Ontario' });
  const berlin = await createHirer({ country: 'DE' });
  const person = await createCandidate(services, { email_confirmed_at: new Date() });
  const { id: resume_id } = await createResume(services, { userId: person.id });
  const kept = await decline(toronto, declinedAt, { user_id: person.id });
  await database.updateTable('applications').set({ resume_id }).where('id', '=', kept).execute();
  const other = await decline(berlin, declinedAt, { user_id: person.id });
  await createConversation(services, {
    company_id: toronto.owner.companyId,
    candidate_id: person.id,
    application_id: kept,
  });
  const url = '/api/delete-account/kept';
  const shown = (await context.app.inject({ method: 'GET', url, headers: person.headers })).json().data;
  expect(shown).toMatchObject([{ applicationId: kept, until: addMonths(declinedAt, 36).toISOString() }]);
  expect(shown[0].why[0]).toMatch(/^Ontario, Canada: Employment Standards Act/);

  expect(await eraseNow(person.id)).toBe(1);
  await sweepStoredFiles(services);
  expect(await isThere(other)).toBe(false);
  const applicant = await context.app.inject({
    method: 'GET',
    url: `/api/company/applicants/${kept}`,
    headers: toronto.owner.headers,
  });
  expect(applicant.json().data).toMatchObject({ firstName: 'Ada', phone: '' });
  expect(applicant.body).not.toContain(person.email);
  const file = await context.app.inject({
    method: 'GET',
    url: `/api/applications/${kept}/resume`,
    headers: toronto.owner.headers,
  });
  expect(file.statusCode).toBe(200);

  // Nobody gets in by it, and it ends by itself.
  const late = laterBy(addMonths(declinedAt, 36), 1);
  expect(await eraseDueAccounts(services, laterBy(late, -2))).toBe(0);
  expect(await eraseDueAccounts(services, late)).toBe(1);
  expect(await isThere(kept)).toBe(false);
  await sweepStoredFiles(services, laterBy(late, 1));
  const left = await database
    .selectFrom('users')
    .select('id')
    .where('last_name', '=', 'Lovelace')
    .where('role', '=', 'candidate')
    .where('suspended_at', 'is not', null)
    .execute();
  expect(left).toEqual([]);
});

test('[L-44] a talent pool ends with the account, also where a law keeps the application', async () => {
  const { services, database } = context;
  const toronto = await createHirer({ country: 'CA', region: 'Ontario' });
  const person = await createCandidate(services);
  const id = await decline(toronto, declinedAt, { user_id: person.id });
  const { companyId, id: recruiterId } = toronto.owner;
  await askForPool(services, { applicationId: id, recruiterId, companyId });
  const token = tokenOf((await sentMails(database, person.email)).at(-1));
  expect(await eraseNow(person.id)).toBe(1);
  expect(await isThere(id)).toBe(true);
  await expect(answerPoolRequest(services, { token, months: 12 })).rejects.toMatchObject({ code: 'gone' });
});

test('[L-44] what a candidate has withdrawn no law keeps', async () => {
  const toronto = await createHirer({ country: 'CA', region: 'Ontario' });
  const person = await createCandidate(context.services);
  const id = await decline(toronto, declinedAt, { user_id: person.id });
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  expect(await eraseNow(person.id)).toBe(1);
  expect(await isThere(id)).toBe(false);
});
