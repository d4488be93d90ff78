import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

interface Arrival {
  joiner: { name: string; email: string };
  companyName: string;
  publicUrl: string;
}

/** Tells an owner that an invitation was accepted: whoever came in reads applications from now on. */
export function memberJoinedMail(to: Addressee, { joiner, companyName, publicUrl }: Arrival): Mail {
  return composeMail(to.email, {
    kind: 'member-joined',
    subject: `${joiner.name} has joined ${companyName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `${joiner.name} (${joiner.email}) has accepted the invitation to ${companyName} and can now work with its jobs and applicants.`,
    ],
    action: { label: 'See your colleagues', url: publicUrl + paths.companyMembers },
  });
}
