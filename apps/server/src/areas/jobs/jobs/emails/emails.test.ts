import { expect, test } from 'vitest';
import { confirmJobsMail } from './confirm-jobs.ts';
import { jobsOpenedMail } from './jobs-opened.ts';
import { jobReportMail } from './job-report.ts';
import { reportReceiptMail } from './report-receipt.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const publicUrl = 'https://jobs.example';
const closesOn = new Date('2026-12-24T08:00:00Z');
const report = {
  job: { id: '0197c5b2-0000-7000-8000-00000000abcd', title: 'Signal Engineer', companyName: 'Acme Rail' },
  fields: { reason: 'money', text: 'They want 40 euros.\n\nFor a uniform.', email: 'ada@example.org' },
  reporters: 3,
  publicUrl,
} as const;

test.each([
  [
    'question',
    confirmJobsMail(
      { email: 'ada@example.org', firstName: hostile, language: 'en' },
      { jobs: [{ title: hostile, closesOn }], publicUrl },
    ),
  ],
  [
    'opening',
    jobsOpenedMail(
      { email: 'ada@example.org', firstName: hostile, language: 'en' },
      { jobs: [{ id: report.job.id, title: hostile, deadline: null }], publicUrl },
    ),
  ],
  [
    'receipt',
    reportReceiptMail(
      { email: 'ada@example.org', firstName: hostile, language: 'en' },
      { job: { title: hostile, companyName: hostile }, fields: report.fields },
    ),
  ],
  [
    'report',
    jobReportMail('staff@example.org', {
      ...report,
      job: { ...report.job, title: hostile, companyName: hostile },
      fields: { ...report.fields, text: `${hostile}<script>alert(2)</script>` },
    }),
  ],
])('[I-6] hostile names stay text in the %s', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('[I-6] the question names each job with the day on which it closes, and not more than people read', () => {
  const to = { email: 'olga@example.org', firstName: 'Olga', language: 'en' } as const;
  const one = confirmJobsMail(to, { jobs: [{ title: 'Harbour pilot', closesOn }], publicUrl });
  expect(one.subject).toBe('Is “Harbour pilot” still open?');
  expect(one.text).toContain('Harbour pilot: without an answer it closes on 24 December 2026.');
  expect(one.text).toContain(`${publicUrl}/company-manage-job`);
  const jobs = Array.from({ length: 25 }, (_, index) => ({ title: `Pilot ${index + 1}`, closesOn }));
  const many = confirmJobsMail(to, { jobs, publicUrl });
  expect(many.subject).toBe('Are these 25 jobs still open?');
  expect(many.text).toContain('Pilot 20:');
  expect(many.text).not.toContain('Pilot 21:');
  expect(many.text).toContain('And 5 more.');
});

test('[I-6] a report says what is wrong, how many say so, and where an answer goes', () => {
  const mail = jobReportMail('staff@example.org', report);
  expect(mail).toMatchObject({ to: 'staff@example.org', replyTo: 'ada@example.org' });
  expect(mail.subject).toBe('Report: Signal Engineer at Acme Rail');
  for (const part of ['I was asked for money', 'They want 40 euros.\n\nFor a uniform.', '3 people']) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).toContain(`${publicUrl}/job-detail?job=${report.job.id}`);
  const unsigned = jobReportMail('staff@example.org', { ...report, fields: { ...report.fields, email: '' } });
  expect(unsigned).not.toHaveProperty('replyTo');
});

test('[H-3] a posting that opened is told with its page and its end; many are a list that people read', () => {
  const to = { email: 'olga@example.org', firstName: 'Olga', language: 'en' } as const;
  const { id } = report.job;
  const one = jobsOpenedMail(to, {
    jobs: [{ id, title: 'Harbour pilot', deadline: '2026-12-24' }],
    publicUrl,
  });
  expect(one.subject).toBe('Your posting is live: “Harbour pilot”');
  expect(one.text).toContain('It takes applications until 24 December 2026.');
  expect(one.text).toContain(`${publicUrl}/job-detail?job=${id}`);
  const jobs = Array.from({ length: 22 }, (_, index) => ({
    id,
    title: `Pilot ${index + 1}`,
    deadline: null,
  }));
  const many = jobsOpenedMail(to, { jobs, publicUrl });
  expect(many.subject).toBe('22 of your postings are live');
  expect(many.text).toContain('Pilot 20\nIt takes applications until you close it.');
  expect(many.text).not.toContain('Pilot 21');
  expect(many.text).toContain('And 2 more');
});
