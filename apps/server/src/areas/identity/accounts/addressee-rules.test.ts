import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, createJob, createResume } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addresseeOf, greet } from './addressee-rules.ts';

const context = useTestApp();
const { call, post, newAddress } = createAccountCalls(context);

/** What is typed by somebody who uses our mails to write to a stranger. */
const typed = 'Prizewinner';

async function mailsWith(text: string): Promise<{ to: string; subject: string }[]> {
  const { rows } = await sql<{ to: string; subject: string }>`
    select data ->> 'to' as "to", data ->> 'subject' as subject from pgboss.job
    where name = 'send-mail' and strpos(data::text, ${text}) > 0
  `.execute(context.database);
  return rows;
}

test('[B-10, G-9, J-4] mails to an address that nobody has proven say nothing that somebody typed', async () => {
  const { services } = context;
  const names = { first_name: typed, last_name: typed };
  const user = await createCandidate(services, names);
  await post('/forgot-password', { email: user.email });
  await call('POST', '/confirm-email/send', user.headers);
  await call('POST', '/delete-account/link', user.headers);
  const company = await createEmployer(services);
  const job = await createJob(services, { company_id: company.companyId });
  const resume = await createResume(services, { userId: user.id });
  const form = await multipart({ jobId: job.id, resumeId: resume.id });
  const applied = await context.app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: { ...user.headers, ...form.headers },
    payload: form.payload,
  });
  expect(applied.statusCode).toBe(201);
  const profile = {
    jobTitle: 'x',
    location: 'y',
    phone: '+44 20 7946 0000',
    desireCompensation: '$150,0000',
  };
  await call('PUT', '/update-user', user.headers, {
    ...profile,
    firstName: typed,
    lastName: typed,
    email: newAddress(),
  });
  const signUp = await multipart(
    {
      ...profile,
      email: newAddress(),
      firstName: typed,
      lastName: typed,
      educationLevel: 'Some college',
      experienceLevel: '10 Plus',
      valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
    },
    { name: 'resume.pdf', bytes: pdfBytes() },
  );
  const signedUp = await context.app.inject({ method: 'POST', url: '/api/signup', ...signUp });
  expect(signedUp.statusCode).toBe(201);
  const guestAlert = { name: typed, keywords: typed, frequency: 'daily', email: newAddress() };
  expect((await post('/job-alerts/guest', guestAlert)).statusCode).toBe(202);
  const owner = await createEmployer(services, names);
  const invitation = { email: newAddress(), memberRole: 'recruiter' };
  expect((await post('/company-invitations', invitation, owner.headers)).statusCode).toBe(201);

  // The employer, whose address is proven, is told who has applied.
  const told = (await mailsWith(typed)).filter(({ to }) => to !== company.email);
  expect(told).toEqual([]);
  expect((await mailsWith('Prizewinner Prizewinner has applied')).map(({ to }) => to)).toEqual([
    company.email,
  ]);
});

test('[B-10] who has proven the address is greeted by name', () => {
  const row = { email: 'ada@example.org', first_name: 'Ada', email_confirmed_at: new Date() };
  expect(greet('Hello', addresseeOf(row).firstName)).toBe('Hello Ada');
  expect(greet('Good news', addresseeOf({ ...row, email_confirmed_at: null }).firstName, ', ')).toBe(
    'Good news',
  );
});
