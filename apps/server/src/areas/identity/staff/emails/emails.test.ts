import { expect, test } from 'vitest';
import { staffInvitationMail } from './staff-invitation.ts';
import { staffRoleChangedMail } from './staff-role-changed.ts';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.org';

test('[A-10] hostile text stays text in the mails of the staff', () => {
  const link = 'https://jobs.example/join-staff?token=abc';
  const invitation = staffInvitationMail('ada@example.org', {
    staffRole: 'moderator',
    link: `${link}"><script>`,
  });
  const changed = staffRoleChangedMail(
    { email: 'ada@example.org', firstName: hostile, language: 'en' },
    { staffRole: 'reviewer', staffPage: 'https://jobs.example/staff' },
  );
  for (const { html, subject } of [invitation, changed]) {
    expect(html).not.toMatch(/<img|<script/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  expect(invitation.text).toContain(link);
  expect(invitation.text).toContain('7 days');
});
