import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Confirms that an account which was to be deleted stays. */
export function accountKeptMail(to: { email: string; firstName: string }): Mail {
  return composeMail(to.email, {
    subject: 'Your Waymark account stays',
    heading: `Good to have you back, ${to.firstName}`,
    paragraphs: ['Your account will not be deleted. Everything in it is as it was.'],
    footnote: 'If it was not you who chose this, set a new password and delete the account again.',
  });
}
