import { alertCriteriaSchema } from '@waymark/contract/seeking/alerts';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { describe, expect, test } from 'vitest';
import { alertLimitMail, confirmAlertMail, newJobsMail } from './alerts.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const link = 'https://jobs.example/confirm-alert?token=abc';

const card: JobCard = {
  id: '019a9d2e-0000-7000-8000-000000000001',
  title: hostile,
  company: {
    id: '019a9d2e-0000-7000-8000-000000000002',
    name: hostile,
    logoUrl: null,
    industry: '',
    size: '',
  },
  places: [{ city: hostile, region: '', countryCode: 'GB', country: 'United Kingdom' }],
  morePlaces: 0,
  openings: 1,
  workMode: 'remote',
  type: null,
  category: 'other',
  salary: null,
  skills: [],
  postedAt: null,
  featured: false,
  language: '',
};
const criteria = alertCriteriaSchema.parse({
  keywords: hostile.slice(0, 60),
  location: hostile.slice(0, 60),
});
const recipient = {
  email: 'ada@example.org',
  userId: null,
  name: hostile,
  companyName: hostile,
  unsubscribeSecret: 'secret-of-the-alert',
  language: 'en',
} as const;
const jobs = {
  criteria,
  frequency: 'weekly',
  jobs: [{ card, reason: 'related' }],
  total: 1,
  publicUrl: 'https://jobs.example',
} as const;

describe('[G-6] [J-4] mails of job alerts', () => {
  test('hostile names stay text', () => {
    const mail = newJobsMail(recipient, { ...jobs, jobs: [...jobs.jobs] });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    for (const value of Object.values(mail.headers ?? {})) expect(value).not.toMatch(/[\r\n]/);
  });

  test('new jobs say what is known of each, and nothing that is not', () => {
    const mail = newJobsMail(recipient, { ...jobs, jobs: [...jobs.jobs] });
    expect(mail.text).toContain('Remote\nThe posting names no salary\nWork closely related');
    expect(mail.text).toContain('at most once a week');
    expect(mail.headers?.['List-Unsubscribe']).toBe(
      '<https://jobs.example/api/job-alerts/unsubscribe?token=secret-of-the-alert>',
    );
  });

  test('[L-40] places are called as the recipient calls them', () => {
    const munich = { city: 'Munich', region: 'Bavaria', countryCode: 'DE', country: 'Germany' };
    const given = {
      ...jobs,
      criteria: { ...criteria, location: 'Munich, Germany' },
      jobs: [{ card: { ...card, places: [munich] }, reason: 'related' as const }],
    };
    const { text } = newJobsMail({ ...recipient, language: 'de' }, given);
    expect(text).toContain('München, Deutschland');
    expect(text).toContain('München, Bayern');
    expect(newJobsMail(recipient, given).text).toContain('Munich, Bavaria');
  });

  test('only members are shown the way to their list', () => {
    const member = { ...recipient, userId: '019a9d2e-0000-7000-8000-000000000003' };
    expect(newJobsMail(member, { ...jobs, jobs: [...jobs.jobs] }).text).toContain('/jobs-alerts');
    expect(newJobsMail(recipient, { ...jobs, jobs: [...jobs.jobs] }).text).not.toContain('/jobs-alerts');
  });

  test('the link that confirms stands in both bodies, and who did not ask learns what to do', () => {
    const mail = confirmAlertMail(recipient, link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
    expect(mail.text).toContain('ignore this mail');
    expect(alertLimitMail(recipient, 'https://jobs.example').text).toContain('/jobs-alerts');
  });
});
