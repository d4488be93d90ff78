import { poolWords } from '@waymark/contract/hiring/retention-choices';
import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/hiring/mails';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../platform/board/board.ts';
import { sayIn } from '../../platform/languages/say-in.ts';
import {
  email,
  to,
  id,
  companyName,
  jobTitle,
  link,
  permit,
  person,
  words,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { applicationSentMail, applicationReceivedMail } from './applications/emails/applications.ts';
import { applicationViewedMail, applicationMovedMail } from './applicants/emails/applications.ts';
import {
  decisionReceivedMail,
  messageReceivedMail,
  answerReceivedMail,
} from './conversations/emails/conversations.ts';
import { applicationReminderMail } from './outside-applications/emails/reminders.ts';
import { interviewNewsMail } from './interviews/emails/interviews.ts';
import { applicationsEndingMail, poolAgreedMail, poolRequestMail } from './retention/emails/retention.ts';
import { teamJoinedMail } from './scorecards/emails/hiring-team.ts';

const soon = new Date('2027-05-12T06:20:00Z');

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'application-sent': (url) => applicationSentMail(to, { jobTitle, companyName, publicUrl: url }),
  'application-received': (url) =>
    applicationReceivedMail(email, { jobTitle, companyName, applicantName: person, publicUrl: url }),
  'application-viewed': (url) => applicationViewedMail(to, { jobTitle, companyName, publicUrl: url }),
  'application-moved': (url) =>
    applicationMovedMail(to, 'shortlist', { jobTitle, companyName, publicUrl: url }),
  'decision-received': (url) =>
    decisionReceivedMail(
      to,
      { applicationId: id, companyName, jobTitle, text: words, publicUrl: url },
      { isConfirmed: true, permit },
    ),
  'application-reminder': (url) =>
    applicationReminderMail(to, { jobTitle, companyName, publicUrl: url, ...permit }),
  'message-received': (url) =>
    messageReceivedMail(
      to,
      { conversationId: id, companyName, jobTitle, text: words, publicUrl: url },
      { isConfirmed: true, permit },
    ),
  'answer-received': (url) =>
    answerReceivedMail(
      to,
      {
        conversationId: id,
        candidateName: person,
        jobTitle,
        text: words,
        publicUrl: url,
      },
      { isConfirmed: true },
    ),
  interview: (url) =>
    interviewNewsMail(to, {
      subject: msg`${companyName} has cancelled the interview: ${jobTitle}`,
      what: msg`${companyName} has cancelled the interview for ${jobTitle}.`,
      words,
      action: { label: msg`See your application`, url: url + paths.jobsAppliedJob },
    }),
  'applications-ending': (url) =>
    applicationsEndingMail(to, {
      companyName,
      firstEnd: soon,
      jobs: [{ title: jobTitle, count: 12 }],
      publicUrl: url,
    }),
  'pool-request': (url) =>
    poolRequestMail(to, {
      companyName,
      jobTitle,
      words: sayIn(to.language)(poolWords(companyName, jobTitle, board.settings.name)),
      endsAt: soon,
      link: link(url, paths.talentPool),
    }),
  'pool-agreed': (url) =>
    poolAgreedMail(to, {
      companyName,
      jobTitle,
      words: sayIn(to.language)(poolWords(companyName, jobTitle, board.settings.name)),
      until: soon,
      link: link(url, paths.talentPool),
    }),
  'hiring-team-joined': (url) =>
    teamJoinedMail(to, {
      person,
      companyName,
      job: { id, title: jobTitle },
      publicUrl: url,
    }),
};
