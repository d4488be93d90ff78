import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Tells the address of an account that a change to another one was asked for: the owner may not have done it. */
export function emailChangeAskedMail(to: { email: string; firstName: string }, accountPage: string): Mail {
  return composeMail(to.email, {
    subject: 'A new e-mail address was asked for your Waymark account',
    heading: `Hello ${to.firstName}`,
    paragraphs: [
      'Somebody who is signed in to your account asked to change its e-mail address. Nothing has changed yet: the new address has to be confirmed first.',
      'If it was you, there is nothing to do here.',
      'If it was not you, change your password now, which signs out everybody else, and put your own address back into your profile.',
    ],
    action: { label: 'Open your account', url: accountPage },
  });
}
