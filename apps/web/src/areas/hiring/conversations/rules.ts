import { msg } from '@waymark/contract/text/message';
import type { closedReasons, ConversationMessage } from '@waymark/contract/hiring/conversations';
import { formatWeekday } from '../../../lib/format-date.ts';
import type { Locale } from '@waymark/contract/text/locales';
import { conversationPath, paths } from '@waymark/contract/paths';

export type Side = 'candidate' | 'company';

export interface InboxPlace {
  conversation: string | null;
  /** An applicant, with or without a conversation. */
  application: string | null;
  show: 'all' | 'unread';
}

export function inboxPlaceOf(search: URLSearchParams): InboxPlace {
  return {
    conversation: search.get('conversation'),
    application: search.get('application'),
    show: search.get('show') === 'unread' ? 'unread' : 'all',
  };
}

export function inboxPath(side: Side, show: 'all' | 'unread', conversationId?: string): string {
  const page = side === 'candidate' ? paths.jobsMessages : paths.companyMessages;
  const path = conversationId === undefined ? page : conversationPath(side, conversationId);
  if (show === 'all') return path;
  return `${path}${path.includes('?') ? '&' : '?'}show=unread`;
}

export const closedSentences: Record<Side, Record<(typeof closedReasons)[number], string>> = {
  candidate: {
    withdrawn: msg`You have withdrawn this application: the conversation has ended.`,
    blocked: msg`You have stopped this company from writing to you.`,
    leaving: msg`Your account is going to be deleted. Keep it to write.`,
    held: msg`Our team is looking at this company. You can answer when that is done.`,
  },
  company: {
    withdrawn: msg`The application was withdrawn: the conversation has ended.`,
    blocked: msg`This candidate takes no more messages from your company.`,
    leaving: msg`This candidate takes no more messages from your company.`,
    held: msg`Our team has to look at your company before you can write.`,
  },
};

/** The newest unread message of the other side; `messages` start with the newest. */
export function findUnread(messages: readonly ConversationMessage[]): string | undefined {
  return messages.find(({ own, readAt }) => !own && readAt === null)?.id;
}

/** Messages by day, oldest first. */
export function groupByDay(
  messages: readonly ConversationMessage[],
  language: Locale,
): { day: string; messages: ConversationMessage[] }[] {
  const days: { day: string; messages: ConversationMessage[] }[] = [];
  for (const message of messages.toReversed()) {
    const day = formatWeekday(message.sentAt, language);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
