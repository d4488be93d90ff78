import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Carries the link that proves the address of an account. */
export function confirmEmailMail(to: { email: string; firstName: string }, link: string): Mail {
  return composeMail(to.email, {
    subject: 'Confirm your e-mail address for Waymark',
    heading: `Hello ${to.firstName}`,
    paragraphs: ['Please confirm that this address is yours, so that our mail reaches you and nobody else.'],
    action: { label: 'Confirm this address', url: link },
    footnote:
      'The link works once and for 24 hours. If you have no account with us, ignore this mail: without the link nobody can confirm your address.',
  });
}
