import { conversationReportReasons } from '@waymark/contract/hiring/choices/conversations';
import type { ConversationReportFields } from '@waymark/contract/hiring/conversations';
import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface ConversationReport {
  companyName: string;
  companyId: string;
  /** What the company wrote last. */
  lastMessage: string;
  fields: ConversationReportFields;
}

/** Tells a member of staff what a candidate says about a company's messages. */
export function conversationReportMail(
  to: string,
  { companyName, companyId, lastMessage, fields }: ConversationReport,
): Mail {
  return composeMail(to, {
    kind: 'report-received',
    subject: `Report: messages of ${companyName}`,
    heading: labelOf(conversationReportReasons, fields.reason),
    paragraphs: [
      `A candidate reports what ${companyName} (${companyId}) has written.`,
      ...(fields.text ? fields.text.split(/\s*\n\s*/) : []),
      'The company’s last message:',
      ...lastMessage.split(/\s*\n\s*/),
    ],
  });
}
