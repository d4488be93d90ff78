import { applicationPath } from '@waymark/contract/paths';
import { msg, type Message } from '@waymark/contract/text/message';
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
  return composeMail(to, {
    kind: 'interview',
    subject: isChanged
      ? msg`${companyName} has changed your interview: ${jobTitle}`
      : msg`${companyName} invites you to an interview: ${jobTitle}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      isChanged
        ? msg`${companyName} has changed your interview for ${jobTitle}. This replaces the earlier times. Please choose one of these times:`
        : msg`${companyName} invites you to an interview for ${jobTitle}. Please choose one of these times:`,
      ...times.map((time) => formatTime(time, timeZone, to.language)),
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
  const time = formatTime(interview.startsAt, interview.timeZone, to.language);
  return composeMail(to, {
    kind: 'interview',
    subject: msg`Interview with ${withWhom}: ${interview.jobTitle}`,
    heading: greet('Your interview is set', to.firstName),
    paragraphs: [msg`${interview.jobTitle}, with ${withWhom}: ${time}.`, ...describeRound(interview)],
    action: { label: msg`See the interview`, url },
    footnote: msg`The file that comes with this mail puts the appointment into your calendar.`,
  });
}

interface InterviewNews {
  subject: Message;
  /** What has happened, in a sentence. */
  what: Message;
  /** What the other side wrote about it, where it may be mailed. */
  words: string;
  action: { label: Message; url: string };
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
