import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/identity/mails';
import {
  email,
  to,
  when,
  device,
  link,
  person,
  reason,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { welcomeMail } from './accounts/emails/welcome.ts';
import { setPasswordMail } from './accounts/emails/set-password.ts';
import { signInLinkMail } from './accounts/emails/sign-in-link.ts';
import { passwordChangedMail } from './accounts/emails/password-changed.ts';
import { confirmEmailMail } from './accounts/emails/confirm-email.ts';
import { confirmNewEmailMail } from './accounts/emails/confirm-new-email.ts';
import { emailChangeAskedMail } from './accounts/emails/email-change-asked.ts';
import { emailChangedMail } from './accounts/emails/email-changed.ts';
import { addressRestoredMail } from './accounts/emails/address-restored.ts';
import { signInChangedMail } from './mfa/emails/sign-in-changed.ts';
import { mfaLostMail, wrongCodesMail } from './mfa/emails/mfa-lost.ts';
import { visitStartedMail } from './impersonation/emails/impersonation.ts';
import { staffInvitationMail } from './staff/emails/staff-invitation.ts';
import { staffRoleChangedMail } from './staff/emails/staff-role-changed.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  welcome: (url) => welcomeMail(to, link(url, paths.setPassword)),
  'set-password': (url) => setPasswordMail(to, link(url, paths.setPassword)),
  'sign-in-link': (url) => signInLinkMail(to, { link: link(url, paths.signInLink), device }),
  'password-changed': (url) =>
    passwordChangedMail(to, { when, device, forgotPasswordPage: url + paths.forgotPassword }),
  'confirm-email': (url) => confirmEmailMail(to, link(url, paths.confirmEmail)),
  'confirm-new-email': (url) => confirmNewEmailMail(to, link(url, paths.confirmEmail)),
  'email-change-asked': (url) =>
    emailChangeAskedMail(to, {
      reversalLink: link(url, paths.undoEmail),
      forgotPasswordPage: url + paths.forgotPassword,
    }),
  'email-changed': (url) => emailChangedMail(to, link(url, paths.undoEmail)),
  'address-restored': (url) => addressRestoredMail(to, link(url, paths.setPassword)),
  'sign-in-changed': (url) =>
    signInChangedMail(to, {
      change: 'passkey-added',
      when,
      device,
      accountPage: url + paths.account,
      forgotPasswordPage: url + paths.forgotPassword,
    }),
  'second-step-lost': (url) =>
    mfaLostMail(to, {
      link: link(url, paths.resetMfa),
      hours: 24,
      contactPage: url + paths.contact,
    }),
  'wrong-codes': (url) =>
    wrongCodesMail(to, { count: 8, when, device, forgotPasswordPage: url + paths.forgotPassword }),
  'support-visit': (url) =>
    visitStartedMail(to, {
      who: person,
      reason,
      publicUrl: url,
    }),
  'staff-invitation': (url) =>
    staffInvitationMail(email, { staffRole: 'moderator', link: link(url, paths.joinStaff) }),
  'staff-role-changed': (url) =>
    staffRoleChangedMail(to, { staffRole: 'moderator', staffPage: url + paths.staff }),
};
