export const messageMaxLength = 5000;
export const messagesOnPage = 30;
export const conversationsOnPage = 25;

/** Unread conversations count up to here; more show as "99+". */
export const countedUnread = 100;

export const conversationReportReasons = [
  { value: 'spam', label: 'Advertising or spam' },
  { value: 'money', label: 'Asks for money or private data' },
  { value: 'discriminates', label: 'Discriminates' },
  { value: 'rude', label: 'Rude or threatening' },
  { value: 'other', label: 'Something else' },
] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number]['value'];
