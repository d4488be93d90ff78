import { conversationReportReasons } from '@waymark/contract/hiring/choices';
import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { labelOf } from '@waymark/contract/jobs/choices';
import { applicationPath, conversationPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';
import type { MailPermit } from '../../../identity/email-preferences/commands.ts';
import { mailedParagraphs } from '../rules.ts';

/** The part of a message that a mail carries. */
const mailedLength = 1500;

interface ReceivedMessage {
  conversationId: string;
  companyName: string;
  jobTitle: string | null;
  text: string;
  publicUrl: string;
}

/** Tells a candidate about a company’s message. Its text goes to confirmed addresses only. */
export function messageReceivedMail(
  to: Recipient,
  { conversationId, companyName, jobTitle, text, publicUrl }: ReceivedMessage,
  { isConfirmed, permit }: { isConfirmed: boolean; permit: MailPermit },
): Mail {
  const mail = composeMail(to, {
    kind: 'message-received',
    facts: { company: companyName },
    subject: msg`${companyName} has sent you a message`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      jobTitle === null
        ? msg`${companyName} has written to you.`
        : msg`${companyName} has written to you about ${jobTitle}.`,
      ...(isConfirmed ? mailedParagraphs(text, mailedLength) : []),
    ],
    action: { label: msg`Read and answer`, url: publicUrl + conversationPath('candidate', conversationId) },
    footnote: msg`Please answer on the page: no one reads answers to this mail.`,
    links: permit.links,
  });
  return { ...mail, headers: permit.headers };
}

interface ReceivedAnswer {
  conversationId: string;
  candidateName: string;
  jobTitle: string | null;
  text: string;
  publicUrl: string;
}

/** Tells a recruiter about a candidate’s answer. Its text goes to confirmed addresses only. */
export function answerReceivedMail(
  to: Recipient,
  { conversationId, candidateName, jobTitle, text, publicUrl }: ReceivedAnswer,
  { isConfirmed }: { isConfirmed: boolean },
): Mail {
  return composeMail(to, {
    kind: 'answer-received',
    facts: { candidate: candidateName },
    subject:
      jobTitle === null
        ? msg`${candidateName} has answered`
        : msg`${candidateName} has answered about ${jobTitle}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      jobTitle === null
        ? msg`${candidateName} has answered your message.`
        : msg`${candidateName} has answered your message about ${jobTitle}.`,
      ...(isConfirmed ? mailedParagraphs(text, mailedLength) : []),
    ],
    action: { label: msg`Read and answer`, url: publicUrl + conversationPath('company', conversationId) },
    footnote: msg`Please answer on the page: no one reads answers to this mail.`,
  });
}

interface Decision {
  applicationId: string;
  companyName: string;
  jobTitle: string;
  text: string;
  publicUrl: string;
}

/** Carries a rejection letter. Its text goes to confirmed addresses only. */
export function decisionReceivedMail(
  to: Recipient,
  { applicationId, companyName, jobTitle, text, publicUrl }: Decision,
  { isConfirmed, permit }: { isConfirmed: boolean; permit: MailPermit },
): Mail {
  const mail = composeMail(to, {
    kind: 'decision-received',
    facts: { job: jobTitle, company: companyName },
    subject: msg`Not selected: your application for ${jobTitle} at ${companyName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: isConfirmed
      ? mailedParagraphs(text, mailedLength)
      : [msg`${companyName} has answered your application for ${jobTitle}.`],
    action: { label: msg`See your application`, url: publicUrl + applicationPath(applicationId) },
    links: permit.links,
  });
  return { ...mail, headers: permit.headers };
}

interface ConversationReport {
  companyName: string;
  companyId: string;
  /** What the company wrote last. */
  lastMessage: string;
  fields: ConversationReportFields;
}

/** Tells a member of staff about a candidate’s report of a company’s messages. */
export function conversationReportMail(
  to: string,
  { companyName, companyId, lastMessage, fields }: ConversationReport,
): Mail {
  return composeMail(to, {
    kind: 'report-received',
    subject: msg`Report: messages of ${companyName}`,
    heading: labelOf(conversationReportReasons, fields.reason),
    paragraphs: [
      msg`A candidate reports what ${companyName} (${companyId}) has written.`,
      ...(fields.text ? fields.text.split(/\s*\n\s*/) : []),
      msg`The company’s last message:`,
      ...lastMessage.split(/\s*\n\s*/),
    ],
  });
}

interface ReceivedReport {
  companyName: string;
  reason: ConversationReportFields['reason'];
}

/** Confirms a report of messages to the candidate, without repeating its text. */
export function conversationReportReceiptMail(to: Recipient, { companyName, reason }: ReceivedReport): Mail {
  return composeMail(to, {
    kind: 'report-receipt',
    subject: msg`We have your report about messages of ${companyName}`,
    heading: greet('Thank you', to.firstName),
    paragraphs: [
      msg`You reported what ${companyName} has written to you: ${labelOf(conversationReportReasons, reason)}.`,
      msg`Our team reads the conversation, and we write to you again once it is decided.`,
    ],
    footnote: msg`The company does not learn who reported it.`,
  });
}
