import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Tells the old address that the account has moved away from it: the owner may not have done it. */
export function emailChangedMail(to: { email: string; firstName: string }): Mail {
  return composeMail(to.email, {
    subject: 'The e-mail address of your Waymark account was changed',
    heading: `Hello ${to.firstName}`,
    paragraphs: [
      'Your account now uses another e-mail address, and this one no longer signs you in.',
      'If you did not change it, answer this mail at once so that we can lock the account.',
    ],
  });
}
