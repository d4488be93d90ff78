import { applicantMessagesPath, applicationPath } from '@waymark/contract/paths';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { senderOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { addresseeOf } from '../../identity/accounts/rules.ts';
import { toldRecruiters } from './constants.ts';
import { interviewAgreedMail } from './emails/interview-agreed.ts';
import { interviewNewsMail } from './emails/interview-news.ts';
import { interviewOfferedMail } from './emails/interview-offered.ts';
import type { InterviewFacts } from './queries.ts';
import { writeCalendar } from './rules.ts';

export type Parts = Pick<Services, 'queue' | 'config'>;
type Agreed = InterviewFacts & { startsAt: Date };

/** Mails a candidate the times to choose from; what was agreed before leaves the calendar. */
export async function tellOffered(
  transaction: Kysely<Tables>,
  parts: Parts,
  interview: InterviewFacts,
  { times, before }: { times: readonly Date[]; before?: InterviewFacts },
): Promise<void> {
  const { publicUrl } = parts.config;
  const mail = interviewOfferedMail(addresseeOf(interview), interview, {
    times,
    isChanged: before !== undefined,
    publicUrl,
  });
  const calendar = before && cancelling(parts, before, 'candidate', interview.email, interview.sequence);
  await send(transaction, parts, interview, { ...mail, ...(calendar && { calendar }) });
  if (!before || before.startsAt === null) return;
  await tellCompany(transaction, parts, before, interview.sequence, (to, name) =>
    interviewNewsMail(to, {
      subject: `Interview with ${name} changed: ${interview.jobTitle}`,
      what: `Other times were offered to ${name}. What was agreed before does not hold any more.`,
      words: '',
      action: { label: 'See the interview', url: publicUrl + applicantMessagesPath(interview.applicationId) },
    }),
  );
}

/** Mails both sides the time that was chosen, with the appointment for their calendars. */
export async function tellAgreed(
  transaction: Kysely<Tables>,
  parts: Parts,
  interview: Agreed,
): Promise<void> {
  const { applicationId, companyName, email } = interview;
  const { publicUrl } = parts.config;
  const url = publicUrl + applicationPath(applicationId);
  // What a company has typed at length goes to a proven address alone.
  const shown = interview.email_confirmed_at === null ? { ...interview, note: '' } : interview;
  const mail = interviewAgreedMail(addresseeOf(interview), shown, { withWhom: companyName, url });
  const calendar = requesting(parts, shown, 'candidate', email);
  await send(transaction, parts, interview, { ...mail, calendar });
  const withWhom = nameOf(interview);
  for (const member of await listTold(transaction, interview)) {
    const own = publicUrl + applicantMessagesPath(applicationId);
    const told = interviewAgreedMail(addresseeOf(member), interview, { withWhom, url: own });
    const appointment = requesting(parts, interview, 'company', member.email);
    await send(transaction, parts, interview, { ...told, calendar: appointment });
  }
}

/** Tells the company that a candidate asks for other times or declines; `before` is what was agreed until then. */
export async function tellRefused(
  transaction: Kysely<Tables>,
  parts: Parts,
  before: InterviewFacts,
  {
    what,
    words,
    sequence,
  }: { what: 'asks for other times' | 'has declined' | 'has withdrawn'; words: string; sequence: number },
): Promise<void> {
  const url = parts.config.publicUrl + applicantMessagesPath(before.applicationId);
  await tellCompany(transaction, parts, before, sequence, (to, name, isConfirmed) =>
    interviewNewsMail(to, {
      subject: `${name} ${what}: ${before.jobTitle}`,
      what: `${name} ${what}: the interview for ${before.jobTitle}.`,
      words: isConfirmed ? words : '',
      action: { label: 'See the interview', url },
    }),
  );
  await takeOff(transaction, parts, before, sequence);
}

/** Tells both sides that what they agreed on does not take place; nobody where nothing was agreed. */
export async function tellOff(
  transaction: Kysely<Tables>,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
): Promise<void> {
  await tellCompanyCancelled(transaction, parts, before, sequence);
  await takeOff(transaction, parts, before, sequence);
}

/** Takes what was agreed out of the candidate's calendar. */
async function takeOff(
  transaction: Kysely<Tables>,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
): Promise<void> {
  if (before.startsAt === null) return;
  const mail = interviewNewsMail(addresseeOf(before), {
    subject: `Your interview with ${before.companyName} is off`,
    what: `The interview for ${before.jobTitle} with ${before.companyName} does not take place as agreed. This mail takes it out of your calendar.`,
    words: '',
    action: {
      label: 'See your applications',
      url: parts.config.publicUrl + applicationPath(before.applicationId),
    },
  });
  const calendar = cancelling(parts, before, 'candidate', before.email, sequence);
  await send(transaction, parts, before, { ...mail, ...(calendar && { calendar }) });
}

/** Tells a candidate that the company has cancelled, and both calendars where a time was agreed. */
export async function tellCancelled(
  transaction: Kysely<Tables>,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
): Promise<void> {
  const { publicUrl } = parts.config;
  const mail = interviewNewsMail(addresseeOf(before), {
    subject: `${before.companyName} has cancelled the interview: ${before.jobTitle}`,
    what: `${before.companyName} has cancelled the interview for ${before.jobTitle}. Your application stays as it is.`,
    words: '',
    action: { label: 'See your applications', url: publicUrl + applicationPath(before.applicationId) },
  });
  const calendar = cancelling(parts, before, 'candidate', before.email, sequence);
  await send(transaction, parts, before, { ...mail, ...(calendar && { calendar }) });
  await tellCompanyCancelled(transaction, parts, before, sequence);
}

async function tellCompanyCancelled(
  transaction: Kysely<Tables>,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
): Promise<void> {
  if (before.startsAt === null) return;
  await tellCompany(transaction, parts, before, sequence, (to, name) =>
    interviewNewsMail(to, {
      subject: `Interview with ${name} cancelled: ${before.jobTitle}`,
      what: `The interview with ${name} for ${before.jobTitle} was cancelled.`,
      words: '',
      action: {
        label: 'See the interview',
        url: parts.config.publicUrl + applicantMessagesPath(before.applicationId),
      },
    }),
  );
}

type Compose = (to: ReturnType<typeof addresseeOf>, candidateName: string, isConfirmed: boolean) => Mail;

async function tellCompany(
  transaction: Kysely<Tables>,
  parts: Parts,
  before: InterviewFacts,
  sequence: number,
  compose: Compose,
): Promise<void> {
  for (const member of await listTold(transaction, before)) {
    const mail = compose(addresseeOf(member), nameOf(before), member.email_confirmed_at !== null);
    const calendar = cancelling(parts, before, 'company', member.email, sequence);
    await send(transaction, parts, before, { ...mail, ...(calendar && { calendar }) });
  }
}

async function send(
  transaction: Kysely<Tables>,
  { queue }: Parts,
  { candidateId }: InterviewFacts,
  mail: Mail,
): Promise<void> {
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: candidateId });
}

interface ToldRow {
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
}

/** Who offered the times and still recruits for the company; where that one has left, the others. */
async function listTold(
  transaction: Kysely<Tables>,
  { companyId, authorId }: InterviewFacts,
): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    with recruiters as (
      select users.id, users.email, users.first_name, users.email_confirmed_at, company_members.created_at
      from company_members join users on users.id = company_members.user_id
      where company_members.company_id = ${companyId} and company_members.member_role <> 'viewer'
        and users.suspended_at is null
    )
    select email, first_name, email_confirmed_at from recruiters
    where id = ${authorId} or not exists (select from recruiters where id = ${authorId})
    order by created_at limit ${toldRecruiters}
  `.execute(transaction);
  return rows;
}

function requesting(parts: Parts, interview: Agreed, side: 'candidate' | 'company', attendee: string) {
  return { method: 'REQUEST', content: appointmentOf(parts, interview, 'REQUEST', side, attendee) } as const;
}

/** Undefined where nothing was agreed that a calendar could know of. */
function cancelling(
  parts: Parts,
  before: InterviewFacts,
  side: 'candidate' | 'company',
  attendee: string,
  sequence: number,
) {
  const { startsAt } = before;
  if (startsAt === null) return undefined;
  const content = appointmentOf(parts, { ...before, startsAt, sequence }, 'CANCEL', side, attendee);
  return { method: 'CANCEL', content } as const;
}

/** The appointment as one side's calendar is to show it. */
export function appointmentOf(
  { config }: Pick<Parts, 'config'>,
  interview: Agreed,
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  side: 'candidate' | 'company',
  attendee?: string,
): string {
  const { id, applicationId, companyName, jobTitle, note } = interview;
  const path = side === 'candidate' ? applicationPath(applicationId) : applicantMessagesPath(applicationId);
  return writeCalendar({
    ...interview,
    method,
    interviewId: id,
    summary: `Interview: ${jobTitle} (${side === 'candidate' ? companyName : nameOf(interview)})`,
    description: [note, config.publicUrl + path].filter(Boolean).join('\n\n'),
    organizer: { name: companyName, email: senderOf(board.settings, config).address },
    ...(attendee !== undefined && { attendee }),
    stamp: new Date(),
  });
}

const nameOf = ({ first_name, last_name }: InterviewFacts) => `${first_name} ${last_name}`;
