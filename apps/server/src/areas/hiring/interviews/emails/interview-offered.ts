import { applicationPath } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { InterviewFacts } from '../queries.ts';
import { describeRound, formatTime } from '../rules.ts';

/** Offers a candidate times to choose from; `isChanged` where others were offered before. */
export function interviewOfferedMail(
  to: Addressee,
  interview: InterviewFacts,
  { times, isChanged, publicUrl }: { times: readonly Date[]; isChanged: boolean; publicUrl: string },
): Mail {
  const { companyName, jobTitle, timeZone } = interview;
  const said = isChanged ? 'has changed your interview' : 'invites you to an interview';
  return composeMail(to.email, {
    kind: 'interview',
    subject: `${companyName} ${said}: ${jobTitle}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `${companyName} ${said} for ${jobTitle}. ${isChanged ? 'What was agreed before does not hold any more. ' : ''}Please choose one of these times:`,
      ...times.map((time) => formatTime(time, timeZone)),
      // What a company has typed goes to a proven address alone.
      ...(interview.email_confirmed_at === null ? [] : describeRound(interview)),
    ],
    action: { label: 'Choose a time', url: publicUrl + applicationPath(interview.applicationId) },
    footnote: 'If none of the times suits you, ask for others on the page, or decline.',
  });
}
