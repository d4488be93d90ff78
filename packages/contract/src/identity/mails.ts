import { defineMails, device, role, when } from '../mail.ts';

export const mails = defineMails({
  welcome: { label: 'Welcome, with a link for a password', recipient: 'member', blocks: ['button'] },
  'set-password': { label: 'Link for a new password', recipient: 'member', blocks: ['button'] },
  'sign-in-link': { label: 'Link that signs in', recipient: 'member', facts: { device }, blocks: ['button'] },
  'password-changed': {
    label: 'Password was changed',
    recipient: 'member',
    facts: { when, device },
    blocks: ['text', 'button'],
  },
  'confirm-email': { label: 'Confirm the address', recipient: 'member', blocks: ['button'] },
  'confirm-new-email': { label: 'Confirm a new address', recipient: 'member', blocks: ['button'] },
  'email-change-asked': {
    label: 'Another address was asked for',
    recipient: 'member',
    blocks: ['text', 'button'],
  },
  'email-changed': { label: 'Address was changed', recipient: 'member', blocks: ['text', 'button'] },
  'address-restored': { label: 'Address is back', recipient: 'member', blocks: ['button'] },
  'sign-in-changed': {
    label: 'Signing in was changed',
    recipient: 'member',
    facts: { when, device },
    blocks: ['text', 'button'],
  },
  'second-step-lost': {
    label: 'Link that turns off MFA',
    recipient: 'member',
    facts: { hours: 'How long the link works.', contact: 'The address of the contact page.' },
    blocks: ['button'],
  },
  'wrong-codes': {
    label: 'Wrong codes were typed',
    recipient: 'member',
    facts: { count: 'How many wrong codes were typed.', when, device },
    blocks: ['button'],
  },
  'support-visit': { label: 'Impersonation by staff', recipient: 'member', blocks: ['text', 'button'] },
  'staff-invitation': {
    label: 'Invitation to the staff',
    recipient: 'staff',
    facts: { role },
    blocks: ['button'],
  },
  'staff-role-changed': {
    label: 'Role in the staff',
    recipient: 'staff',
    facts: { role },
    blocks: ['button'],
  },
});
