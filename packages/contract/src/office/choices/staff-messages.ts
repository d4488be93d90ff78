export const contactMessageStates = ['open', 'answered', 'spam'] as const;
export type ContactMessageState = (typeof contactMessageStates)[number];

/** The lists of messages and of calls in the back office. */
export const staffMessageLists = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'spam', label: 'Spam' },
  { value: 'calls', label: 'Calls to make' },
  { value: 'called', label: 'Called' },
] as const;
export type StaffMessageList = (typeof staffMessageLists)[number]['value'];

/** How long a message is reserved for the colleague who started an answer. */
export const messageHoldMinutes = 15;
export const answerMaxLength = 5000;
export const callBackNoteMaxLength = 500;
