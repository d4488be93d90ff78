import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { InterviewFacts } from '../queries.ts';
import { describeRound, formatTime } from '../rules.ts';

/** Confirms the chosen time to one of the sides; the appointment for the calendar comes with it. */
export function interviewAgreedMail(
  to: Addressee,
  interview: InterviewFacts & { startsAt: Date },
  { withWhom, url }: { withWhom: string; url: string },
): Mail {
  const time = formatTime(interview.startsAt, interview.timeZone);
  return composeMail(to.email, {
    kind: 'interview',
    subject: `Interview with ${withWhom}: ${interview.jobTitle}`,
    heading: greet('Your interview is set', to.firstName, ', '),
    paragraphs: [`${interview.jobTitle}, with ${withWhom}: ${time}.`, ...describeRound(interview)],
    action: { label: 'See the interview', url },
    footnote: 'The file that comes with this mail puts the appointment into your calendar.',
  });
}
