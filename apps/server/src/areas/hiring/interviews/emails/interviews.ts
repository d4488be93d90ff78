import { applicationPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';
import type { InterviewFacts } from '../queries.ts';
import { describeRound, formatTime } from '../rules.ts';

/** Offers a candidate times to choose from; `isChanged` if others were offered before. */
export function interviewOfferedMail(
  to: Recipient,
  interview: InterviewFacts,
  { times, isChanged, publicUrl }: { times: readonly Date[]; isChanged: boolean; publicUrl: string },
): Mail {
  const { companyName, jobTitle, timeZone } = interview;
  const said = isChanged ? 'has changed your interview' : 'invites you to an interview';
  return composeMail(to, {
    kind: 'interview',
    subject: `${companyName} ${said}: ${jobTitle}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${companyName} ${said} for ${jobTitle}. ${isChanged ? 'What was agreed before does not hold any more. ' : ''}Please choose one of these times:`,
      ...times.map((time) => formatTime(time, timeZone)),
      // What a company has typed goes to a proven address alone.
      ...(interview.email_confirmed_at === null ? [] : describeRound(interview)),
    ],
    action: { label: msg`Choose a time`, url: publicUrl + applicationPath(interview.applicationId) },
    footnote: msg`If none of the times suits you, ask for others on the page, or decline.`,
  });
}

/** Confirms the chosen time to one side, with a calendar entry. */
export function interviewAgreedMail(
  to: Recipient,
  interview: InterviewFacts & { startsAt: Date },
  { withWhom, url }: { withWhom: string; url: string },
): Mail {
  const time = formatTime(interview.startsAt, interview.timeZone);
  return composeMail(to, {
    kind: 'interview',
    subject: msg`Interview with ${withWhom}: ${interview.jobTitle}`,
    heading: greet('Your interview is set', to.firstName, ', '),
    paragraphs: [msg`${interview.jobTitle}, with ${withWhom}: ${time}.`, ...describeRound(interview)],
    action: { label: msg`See the interview`, url },
    footnote: msg`The file that comes with this mail puts the appointment into your calendar.`,
  });
}

interface InterviewNews {
  subject: string;
  /** What has happened, in a sentence. */
  what: string;
  /** What the other side wrote about it, where it may be mailed. */
  words: string;
  action: { label: string; url: string };
}

/** Tells one side that the other asks for other times, declines or cancels. */
export function interviewNewsMail(to: Recipient, { subject, what, words, action }: InterviewNews): Mail {
  return composeMail(to, {
    kind: 'interview',
    subject,
    heading: greet('Hello', to.firstName),
    paragraphs: [what, ...words.split(/\s*\n\s*/u).filter(Boolean)],
    action,
  });
}
