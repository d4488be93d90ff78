/** The first steps of an operator, in the order in which they are best taken. */
export const firstSteps = [
  { value: 'address', label: 'Public address' },
  { value: 'mail', label: 'Mail' },
  { value: 'sender', label: 'Sender of mails' },
  { value: 'legal', label: 'Terms, privacy and imprint' },
  { value: 'storage', label: 'Storage of files' },
  { value: 'checkout', label: 'Checkout' },
  { value: 'seller', label: 'Seller on invoices' },
  { value: 'backups', label: 'Backups' },
  { value: 'secondStep', label: 'Two-factor authentication of the staff' },
] as const;
export type FirstStepName = (typeof firstSteps)[number]['value'];
