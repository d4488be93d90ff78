import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Carries, to the new address, the link that makes it the account's. */
export function confirmNewEmailMail(to: { email: string; firstName: string }, link: string): Mail {
  return composeMail(to.email, {
    subject: 'Confirm your new e-mail address for Waymark',
    heading: `Hello ${to.firstName}`,
    paragraphs: [
      'You asked to use this address for your account. Confirm it, and from then on you sign in with it.',
      'Until you do, your account stays with the address it has.',
    ],
    action: { label: 'Use this address', url: link },
    footnote:
      'The link works once and for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
  });
}
