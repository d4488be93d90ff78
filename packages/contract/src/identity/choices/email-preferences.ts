/** The mails about applications that a candidate can turn off. */
export const mailKinds = [
  { value: 'messages', label: 'New messages', hint: 'A company has written, and you have read all before.' },
  { value: 'viewed', label: 'Viewed', hint: 'A company has opened your application.' },
  { value: 'stages', label: 'Decisions', hint: 'A company has moved your application on, or declined it.' },
] as const;
export type MailKind = (typeof mailKinds)[number]['value'];
