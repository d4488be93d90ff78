import { expect, test } from 'vitest';
import { invitationMail } from './invitation.ts';
import { memberJoinedMail } from './member-joined.ts';
import { memberRemovedMail } from './member-removed.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';
const to = { email: 'ada@example.org', firstName: hostile };
const link = 'https://jobs.example/accept-invitation?token=abc';
const invitation = { companyName: hostile, inviterName: hostile, link };
const joiner = { name: hostile, email: 'grace@example.org' };

test.each([
  ['invitation', invitationMail(to.email, { ...invitation, link: `${link}"><script>` })],
  ['joined', memberJoinedMail(to, { joiner, companyName: hostile, publicUrl: 'https://jobs.example' })],
  ['removed', memberRemovedMail(to, { companyName: hostile })],
])('[B-12] hostile names stay text in the %s mail', (_name, mail) => {
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('[B-12] the invitation carries its link in both bodies, and says how long it works', () => {
  const mail = invitationMail(to.email, { companyName: 'Acme', inviterName: 'Olga Ott', link });
  expect(mail.subject).toBe('Olga Ott invites you to Acme on Waymark');
  expect(mail.text).toContain(link);
  expect(mail.text).toContain('7 days');
  expect(mail.html).toContain(`href="${link}"`);
});
