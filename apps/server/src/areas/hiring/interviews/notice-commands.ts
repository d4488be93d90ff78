import type { Say } from '@waymark/contract/text/say';
import { applicantMessagesPath, applicationPath } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { senderOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { recipientOf } from '../../identity/accounts/rules.ts';
import { interviewAgreedMail, interviewNewsMail, interviewOfferedMail } from './emails/interviews.ts';
import type { InterviewFacts } from './queries.ts';
import { writeCalendar } from './rules.ts';

/** Recruiters who are mailed when the author of the times has left, at most. */
const maxNotifiedRecruiters = 20;

export type Parts = Pick<Services, 'queue' | 'config'>;
type Agreed = InterviewFacts & { startsAt: Date };

/** Mails a candidate the times; an earlier appointment leaves the calendar. */
export async function mailOffered(
  transaction: Database,
  parts: Parts,
  interview: InterviewFacts,
  { times, before }: { times: readonly Date[]; before?: InterviewFacts },
): Promise<void> {
  const { publicUrl } = parts.config;
  const mail = interviewOfferedMail(recipientOf(interview), interview, {
    times,
    isChanged: before !== undefined,
    publicUrl,
  });
  const calendar =
    before && cancelling(parts, before, 'candidate', recipientOf(interview), interview.sequence);
  await send(transaction, parts, interview, { ...mail, ...(calendar && { calendar }) });
  if (!before || before.startsAt === null) return;
  await mailCompany(transaction, parts, before, interview.sequence, (to, name) =>
    interviewNewsMail(to, {
      subject: msg`Interview with ${name} changed: ${interview.jobTitle}`,
      what: msg`Other times were offered to ${name}. This replaces the earlier times.`,
      words: '',
      action: {
        label: msg`See the interview`,
        url: publicUrl + applicantMessagesPath(interview.applicationId),
      },
    }),
  );
}

/** Mails both sides the chosen time, with a calendar entry. */
export async function mailAgreed(transaction: Database, parts: Parts, interview: Agreed): Promise<void> {
  const { applicationId, companyName } = interview;
  const { publicUrl } = parts.config;
  const url = publicUrl + applicationPath(applicationId);
  // What a company has typed at length goes to a proven address alone.
  const shown = interview.email_confirmed_at === null ? { ...interview, note: '' } : interview;
  const mail = interviewAgreedMail(recipientOf(interview), shown, { withWhom: companyName, url });
  const calendar = requesting(parts, shown, 'candidate', recipientOf(interview));
  await send(transaction, parts, interview, { ...mail, calendar });
  const withWhom = nameOf(interview);
  for (const member of await listNotified(transaction, interview)) {
    const own = publicUrl + applicantMessagesPath(applicationId);
    const told = interviewAgreedMail(recipientOf(member), interview, { withWhom, url: own });
    const appointment = requesting(parts, interview, 'company', recipientOf(member));
    await send(transaction, parts, interview, { ...told, calendar: appointment });
  }
}

const refusals = {
  asks: (name: string, job: string) => ({
    subject: msg`${name} asks for other times: ${job}`,
    what: msg`${name} asks for other times: the interview for ${job}.`,
  }),
  declined: (name: string, job: string) => ({
    subject: msg`${name} has declined: ${job}`,
    what: msg`${name} has declined: the interview for ${job}.`,
  }),
  withdrawn: (name: string, job: string) => ({
    subject: msg`${name} has withdrawn: ${job}`,
    what: msg`${name} has withdrawn: the interview for ${job}.`,
  }),
} as const;

/**
 * Tells the company that a candidate asks for other times, declines or withdraws; `before` is the earlier
 * agreement.
 */
export async function mailRefused(
  transaction: Database,
  parts: Parts,
  before: InterviewFacts,
  { what, words, sequence }: { what: keyof typeof refusals; words: string; sequence: number },
): Promise<void> {
  const url = parts.config.publicUrl + applicantMessagesPath(before.applicationId);
  await mailCompany(transaction, parts, before, sequence, (to, name, isConfirmed) =>
    interviewNewsMail(to, {
      ...refusals[what](name, before.jobTitle),
      words: isConfirmed ? words : '',
      action: { label: msg`See the interview`, url },
    }),
  );
  await takeOff(transaction, parts, before, sequence);
}

/** Tells both sides that the agreed interview is off, if there was one. */
export async function mailOff(
  transaction: Database,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
): Promise<void> {
  await mailCompanyCancelled(transaction, parts, before, sequence);
  await takeOff(transaction, parts, before, sequence);
}

/** Removes the agreed time from the candidate’s calendar. */
async function takeOff(transaction: Database, parts: Parts, before: InterviewFacts, sequence: number) {
  if (before.startsAt === null) return;
  const mail = interviewNewsMail(recipientOf(before), {
    subject: msg`Your interview with ${before.companyName} is off`,
    what: msg`The interview for ${before.jobTitle} with ${before.companyName} does not take place as agreed. This mail takes it out of your calendar.`,
    words: '',
    action: {
      label: msg`See your applications`,
      url: parts.config.publicUrl + applicationPath(before.applicationId),
    },
  });
  const calendar = cancelling(parts, before, 'candidate', recipientOf(before), sequence);
  await send(transaction, parts, before, { ...mail, ...(calendar && { calendar }) });
}

/** Tells a candidate about the cancellation, and both calendars if a time was agreed. */
export async function mailCancelled(
  transaction: Database,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
): Promise<void> {
  const { publicUrl } = parts.config;
  const mail = interviewNewsMail(recipientOf(before), {
    subject: msg`${before.companyName} has cancelled the interview: ${before.jobTitle}`,
    what: msg`${before.companyName} has cancelled the interview for ${before.jobTitle}. Your application stays as it is.`,
    words: '',
    action: { label: msg`See your applications`, url: publicUrl + applicationPath(before.applicationId) },
  });
  const calendar = cancelling(parts, before, 'candidate', recipientOf(before), sequence);
  await send(transaction, parts, before, { ...mail, ...(calendar && { calendar }) });
  await mailCompanyCancelled(transaction, parts, before, sequence);
}

/** Tells the company alone that an agreed interview was cancelled. */
export async function mailCompanyCancelled(
  transaction: Database,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
) {
  if (before.startsAt === null) return;
  await mailCompany(transaction, parts, before, sequence, (to, name) =>
    interviewNewsMail(to, {
      subject: msg`Interview with ${name} cancelled: ${before.jobTitle}`,
      what: msg`The interview with ${name} for ${before.jobTitle} was cancelled.`,
      words: '',
      action: {
        label: msg`See the interview`,
        url: parts.config.publicUrl + applicantMessagesPath(before.applicationId),
      },
    }),
  );
}

type Attendee = ReturnType<typeof recipientOf>;
type Compose = (to: Attendee, candidateName: string, isConfirmed: boolean) => Mail;

async function mailCompany(
  transaction: Database,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
  compose: Compose,
) {
  for (const member of await listNotified(transaction, before)) {
    const mail = compose(recipientOf(member), nameOf(before), member.email_confirmed_at !== null);
    const calendar = cancelling(parts, before, 'company', recipientOf(member), sequence);
    await send(transaction, parts, before, { ...mail, ...(calendar && { calendar }) });
  }
}

async function send(transaction: Database, { queue }: Parts, { candidateId }: InterviewFacts, mail: Mail) {
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: candidateId });
}

interface NotifiedRow {
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
}

/** The author of the times if still a recruiter, otherwise the other recruiters. */
async function listNotified(
  transaction: Database,
  { companyId, authorId }: InterviewFacts,
): Promise<NotifiedRow[]> {
  const { rows } = await sql<NotifiedRow>`
    with recruiters as (
      select users.id, users.email, users.first_name, users.email_confirmed_at, users.language,
        company_members.created_at
      from company_members join users on users.id = company_members.user_id
      where company_members.company_id = ${companyId} and company_members.member_role <> 'viewer'
        and users.suspended_at is null
    )
    select email, first_name, email_confirmed_at, language from recruiters
    where id = ${authorId} or not exists (select from recruiters where id = ${authorId})
    order by created_at limit ${maxNotifiedRecruiters}
  `.execute(transaction);
  return rows;
}

function requesting(parts: Parts, interview: Agreed, side: 'candidate' | 'company', attendee: Attendee) {
  const say = sayIn(attendee.language);
  const content = appointmentOf(say, parts, interview, { method: 'REQUEST', side, attendee });
  return { method: 'REQUEST', content } as const;
}

/** Undefined where no time was agreed. */
function cancelling(
  parts: Parts,
  before: InterviewFacts,
  side: 'candidate' | 'company',
  attendee: Attendee,
  sequence: number,
) {
  const { startsAt } = before;
  if (startsAt === null) return undefined;
  const say = sayIn(attendee.language);
  const off = { ...before, startsAt, sequence };
  const content = appointmentOf(say, parts, off, { method: 'CANCEL', side, attendee });
  return { method: 'CANCEL', content } as const;
}

/** The calendar entry for one side. */
export function appointmentOf(
  say: Say,
  { config }: Pick<Parts, 'config'>,
  interview: Agreed,
  {
    method,
    side,
    attendee,
  }: {
    method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
    side: 'candidate' | 'company';
    attendee?: Attendee;
  },
): string {
  const { id, applicationId, companyName, jobTitle } = interview;
  const path = side === 'candidate' ? applicationPath(applicationId) : applicantMessagesPath(applicationId);
  return writeCalendar(say, {
    ...interview,
    method,
    interviewId: id,
    summary: msg`Interview: ${jobTitle} (${side === 'candidate' ? companyName : nameOf(interview)})`,
    pageUrl: config.publicUrl + path,
    organizer: { name: companyName, email: senderOf(board.settings, config).address },
    ...(attendee !== undefined && { attendee: attendee.email }),
    stamp: new Date(),
  });
}

const nameOf = ({ first_name, last_name }: InterviewFacts) => fullName(first_name, last_name);
