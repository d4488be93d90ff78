import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface TeamInvitation {
  /** The colleague who changed the team. */
  person: string;
  companyName: string;
  job: { id: string; title: string };
  publicUrl: string;
}

/** Tells a member that a colleague has added them to the hiring team of a posting. */
export function teamJoinedMail(to: Recipient, { person, companyName, job, publicUrl }: TeamInvitation): Mail {
  return composeMail(to, {
    kind: 'hiring-team-joined',
    facts: { person, job: job.title, company: companyName },
    subject: msg`${person} has added you to the hiring team for ${job.title}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${person} has added you to the hiring team of ${companyName} for ${job.title}.`,
      msg`You can now hand in a scorecard for each applicant.`,
    ],
    action: {
      label: msg`See the applicants`,
      url: publicUrl + searchPath({ job: job.id }, paths.companyManageJob),
    },
  });
}
