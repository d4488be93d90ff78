import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

/** Tells a company that was held that everybody sees it now. */
export function companyApprovedMail(
  to: Addressee,
  { name, publicUrl }: { name: string; publicUrl: string },
): Mail {
  return composeMail(to.email, {
    kind: 'company-approved',
    subject: `${name} is public now`,
    heading: greet('Good news', to.firstName, ', '),
    paragraphs: [
      `We have looked at ${name}, and everybody can find it from now on.`,
      'Postings that waited for this open within a few minutes, and you can invite colleagues.',
    ],
    action: { label: 'Post a job', url: publicUrl + paths.companyPostJobs },
  });
}
