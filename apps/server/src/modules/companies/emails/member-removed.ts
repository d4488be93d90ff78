import { composeMail, type Mail } from '../../../platform/mail/mail.ts';

/** Tells somebody that a colleague has taken them out of the company. */
export function memberRemovedMail(
  to: { email: string; firstName: string },
  { companyName }: { companyName: string },
): Mail {
  return composeMail(to.email, {
    subject: `You no longer belong to ${companyName} on Waymark`,
    heading: `Hello ${to.firstName}`,
    paragraphs: [
      `An owner of ${companyName} has removed you. You no longer see its jobs and applicants; your account stays yours.`,
      'If this comes as a surprise, ask your colleagues: they can invite you again.',
    ],
  });
}
