import { paths } from '@waymark/contract/paths';
import { msg, term } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface Merged {
  goneName: string;
  keptName: string;
  publicUrl: string;
}

/** As they stand behind a name. */
const roleWords: Readonly<Record<string, string>> = {
  owner: msg`owner`,
  recruiter: msg`recruiter`,
  viewer: msg`viewer`,
};

export interface Newcomer {
  name: string;
  email: string;
  memberRole: string;
}

/**
 * Tells an owner who came in with a company that was merged into theirs: they read applications from now on.
 */
export function colleaguesCameMail(
  to: Recipient,
  { goneName, keptName, publicUrl, newcomers }: Merged & { newcomers: readonly Newcomer[] },
): Mail {
  return composeMail(to, {
    kind: 'company-merged',
    facts: { gone: goneName, kept: keptName },
    subject: msg`${goneName} is now part of ${keptName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Our team has merged ${goneName} into ${keptName}. Its jobs and applicants are now yours as well, and these people work for ${keptName} from now on:`,
      ...newcomers.map(
        ({ name, email, memberRole }) =>
          msg`${name} (${email}), ${term(roleWords[memberRole] ?? memberRole)}`,
      ),
      msg`If one of them should not see your candidates, remove them from your colleagues and write to us.`,
    ],
    action: { label: msg`See your colleagues`, url: publicUrl + paths.companyMembers },
  });
}

/** Tells a person that their company was merged into another one. */
export function companyMergedMail(to: Recipient, { goneName, keptName, publicUrl }: Merged): Mail {
  return composeMail(to, {
    kind: 'company-merged',
    facts: { gone: goneName, kept: keptName },
    subject: msg`${goneName} is now part of ${keptName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Our team has merged ${goneName} into ${keptName}, because both are one company. You find your jobs and applicants there, and its owners have been told who you are.`,
      msg`If this is wrong, write to us.`,
    ],
    action: { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}
