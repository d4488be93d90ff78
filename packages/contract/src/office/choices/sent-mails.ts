/** The kinds of mails, with labels for the mail list of staff. */
export const sentMailKinds = [
  { value: 'welcome', label: 'Welcome, with a link for a password' },
  { value: 'set-password', label: 'Link for a new password' },
  { value: 'password-changed', label: 'Password was changed' },
  { value: 'confirm-email', label: 'Confirm the address' },
  { value: 'confirm-new-email', label: 'Confirm a new address' },
  { value: 'email-change-asked', label: 'Another address was asked for' },
  { value: 'email-changed', label: 'Address was changed' },
  { value: 'address-restored', label: 'Address is back' },
  { value: 'sign-in-changed', label: 'Signing in was changed' },
  { value: 'second-step-lost', label: 'Link that takes the second step off' },
  { value: 'wrong-codes', label: 'Wrong codes were typed' },
  { value: 'support-visit', label: 'Impersonation by staff' },
  { value: 'account-suspended', label: 'Account is suspended' },
  { value: 'account-reinstated', label: 'Account is open again' },
  { value: 'deletion-link', label: 'Link that deletes the account' },
  { value: 'deletion-scheduled', label: 'Account will be deleted' },
  { value: 'account-kept', label: 'Account stays' },
  { value: 'export-ready', label: 'Copy of one’s data is ready' },
  { value: 'new-jobs', label: 'Job alert' },
  { value: 'confirm-alert', label: 'Confirm a job alert' },
  { value: 'alert-limit', label: 'Job alert did not begin' },
  { value: 'application-sent', label: 'Application was sent' },
  { value: 'application-received', label: 'New application' },
  { value: 'application-viewed', label: 'Application was viewed' },
  { value: 'application-moved', label: 'Application goes on' },
  { value: 'decision-received', label: 'Decision about an application' },
  { value: 'message-received', label: 'Message of a company' },
  { value: 'answer-received', label: 'Answer of a candidate' },
  { value: 'interview', label: 'Interview' },
  { value: 'jobs-opened', label: 'Posting is live' },
  { value: 'confirm-jobs', label: 'Is the posting still open?' },
  { value: 'posting-decision', label: 'Decision about a posting' },
  { value: 'report-receipt', label: 'Report has arrived' },
  { value: 'report-decision', label: 'Decision about a report' },
  { value: 'company-approved', label: 'Company is public' },
  { value: 'company-change', label: 'Company is or was suspended' },
  { value: 'company-merged', label: 'Companies became one' },
  { value: 'company-invitation', label: 'Invitation to a company' },
  { value: 'member-joined', label: 'Colleague has joined' },
  { value: 'member-removed', label: 'No longer in a company' },
  { value: 'payment-arrived', label: 'Payment has arrived' },
  { value: 'payment-refunded', label: 'Payment was refunded' },
  { value: 'order-received', label: 'Order of a package' },
  { value: 'order-finished', label: 'Order of a package is finished' },
  { value: 'order-refunded', label: 'Order of a package was refunded' },
  { value: 'places-ending', label: 'Postings will close' },
  { value: 'places-closed', label: 'Postings have closed' },
  { value: 'review-published', label: 'Resume review is ready' },
  { value: 'contact-message', label: 'Message of a visitor, to staff' },
  { value: 'contact-answer', label: 'Answer to a visitor' },
  { value: 'comment-answered', label: 'Answer to a comment' },
  { value: 'confirm-comment-answers', label: 'Hear of answers to a comment' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'confirm-newsletter', label: 'Confirm the newsletter' },
  { value: 'newsletter-known', label: 'Newsletter was asked for again' },
  { value: 'call-back-request', label: 'Call requested, to staff' },
  { value: 'report-received', label: 'Report of a seeker, to staff' },
  { value: 'staff-invitation', label: 'Invitation to the staff' },
  { value: 'staff-role-changed', label: 'Role in the staff' },
  { value: 'other', label: 'Another mail' },
] as const;
export type SentMailKind = (typeof sentMailKinds)[number]['value'];

/** The states of a mail. */
export const sentMailStates = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
  { value: 'bounced', label: 'Bounced' },
] as const;
export type SentMailState = (typeof sentMailStates)[number]['value'];

export const sentMailLists = [{ value: 'all', label: 'All' }, ...sentMailStates] as const;
export type SentMailList = (typeof sentMailLists)[number]['value'];

/** Mails stay in the list for this time. */
export const mailKeptDays = 30;
