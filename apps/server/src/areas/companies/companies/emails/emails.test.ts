import { expect, test } from 'vitest';
import { companyApprovedMail, invitationMail, memberJoinedMail, memberRemovedMail } from './members.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile, language: 'en' } as const;
const link = 'https://jobs.example/accept-invitation?token=abc';
const image = '<img src=x onerror="alert(1)">\r\nBcc';
const joiner = { name: hostile, email: 'grace@example.org' };

test.each([
  ['invitation', invitationMail(to.email, { companyName: image, link: `${link}"><script>` })],
  ['joined', memberJoinedMail(to, { joiner, companyName: hostile, publicUrl: 'https://jobs.example' })],
  ['approved', companyApprovedMail(to, { name: hostile, publicUrl: 'https://jobs.example' })],
  ['removed', memberRemovedMail(to, { companyName: hostile })],
])('[B-12] hostile names stay text in the %s mail', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('[B-12] the invitation carries its link in both bodies, and says how long it works', () => {
  const mail = invitationMail(to.email, { companyName: 'Acme', link });
  expect(mail.subject).toBe('A colleague invites you to Acme on Waymark');
  expect(mail.text).toContain(link);
  expect(mail.text).toContain('7 days');
  expect(mail.html).toContain(`href="${link}"`);
});

test('[B-12] a company name that contains an address is not mailed', () => {
  const mail = invitationMail(to.email, { companyName: 'You won: prize.example', link });
  expect(mail.subject).toBe('A colleague invites you to a company on Waymark');
  expect(mail.text).not.toContain('prize');
  expect(mail.html).not.toContain('prize');
});
