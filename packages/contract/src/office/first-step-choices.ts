import { msg } from '../text/message.ts';
/** The first steps of an operator, in the order in which they are best taken. */
export const firstSteps = [
  { value: 'address', label: msg`Public address` },
  { value: 'mail', label: msg`Mail` },
  { value: 'sender', label: msg`Sender of mails` },
  { value: 'legal', label: msg`Terms, privacy and imprint` },
  { value: 'storage', label: msg`Storage of files` },
  { value: 'checkout', label: msg`Checkout` },
  { value: 'seller', label: msg`Seller on invoices` },
  { value: 'backups', label: msg`Backups` },
  { value: 'secondStep', label: msg`Two-factor authentication of the staff` },
] as const;
export type FirstStepName = (typeof firstSteps)[number]['value'];
