import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/companies/mails';
import { email, to, companyName, link, person, type Examples } from '../../platform/mail/example-data.ts';
import {
  companyApprovedMail,
  invitationMail,
  memberJoinedMail,
  memberRemovedMail,
} from './companies/emails/members.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'company-approved': (url) => companyApprovedMail(to, { name: companyName, publicUrl: url }),
  'company-invitation': (url) =>
    invitationMail(email, { companyName, link: link(url, paths.acceptInvitation) }),
  'member-joined': (url) =>
    memberJoinedMail(to, {
      joiner: { name: person, email },
      companyName,
      publicUrl: url,
    }),
  'member-removed': () => memberRemovedMail(to, { companyName }),
};
