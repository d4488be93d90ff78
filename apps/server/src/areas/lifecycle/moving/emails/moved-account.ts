import { movedLinkDays } from '@waymark/contract/lifecycle/moving-choices';
import { hasAddress } from '@waymark/contract/text/names';
import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

const footnote = msg`The link works once and for ${plural(movedLinkDays, 'day')}. Without it nothing happens: no account is opened, and we do not write to you again.`;

/** Invites who posted for a company on the board before to look after it here. */
export function movedEmployerMail(
  to: string,
  { companyName, link }: { companyName: string; link: string },
): Mail {
  const company = hasAddress(companyName) ? msg`your company` : companyName;
  return composeMail(to, {
    kind: 'moved-employer',
    facts: { company: sayIn(board.settings.languages.own)(company) },
    subject: msg`The jobs of ${company} are on ${board.settings.name} now`,
    heading: msg`Look after the jobs of ${company}`,
    paragraphs: [
      msg`The job board on which you posted for ${company} has moved to ${board.settings.name}. Its jobs are here already.`,
      msg`With an account you change and close them, and applications reach you here.`,
    ],
    action: { label: msg`See the invitation`, url: link },
    footnote,
  });
}

/** Invites who had a resume or an alert on the board before. */
export function movedCandidateMail(to: string, { link }: { link: string }): Mail {
  return composeMail(to, {
    kind: 'moved-candidate',
    subject: msg`The job board that you used is ${board.settings.name} now`,
    heading: msg`Open your account`,
    paragraphs: [
      msg`The job board on which you left your address has moved to ${board.settings.name}. Nobody has opened an account for you: the next page does, when you press the button there.`,
      msg`Your resume was not moved. You can upload it once you have signed in.`,
    ],
    action: { label: msg`See what moved`, url: link },
    footnote,
  });
}
