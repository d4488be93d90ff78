import { defineMails, device, role, when } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  welcome: { label: msg`Welcome, with a link for a password`, recipient: 'member', blocks: ['button'] },
  'set-password': { label: msg`Link for a new password`, recipient: 'member', blocks: ['button'] },
  'sign-in-link': {
    label: msg`Link that signs in`,
    recipient: 'member',
    facts: { device },
    blocks: ['button'],
  },
  'password-changed': {
    label: msg`Password was changed`,
    recipient: 'member',
    facts: { when, device },
    blocks: ['text', 'button'],
  },
  'confirm-email': { label: msg`Confirm the address`, recipient: 'member', blocks: ['button'] },
  'confirm-new-email': { label: msg`Confirm a new address`, recipient: 'member', blocks: ['button'] },
  'email-change-asked': {
    label: msg`Another address was asked for`,
    recipient: 'member',
    blocks: ['text', 'button'],
  },
  'email-changed': { label: msg`Address was changed`, recipient: 'member', blocks: ['text', 'button'] },
  'address-restored': { label: msg`Address is back`, recipient: 'member', blocks: ['button'] },
  'sign-in-changed': {
    label: msg`Signing in was changed`,
    recipient: 'member',
    facts: { when, device },
    blocks: ['text', 'button'],
  },
  'second-step-lost': {
    label: msg`Link that turns off MFA`,
    recipient: 'member',
    facts: { hours: msg`How long the link works.`, contact: msg`The address of the contact page.` },
    blocks: ['button'],
  },
  'wrong-codes': {
    label: msg`Wrong codes were typed`,
    recipient: 'member',
    facts: { count: msg`How many wrong codes were typed.`, when, device },
    blocks: ['button'],
  },
  'support-visit': { label: msg`Impersonation by staff`, recipient: 'member', blocks: ['text', 'button'] },
  'staff-invitation': {
    label: msg`Invitation to the staff`,
    recipient: 'staff',
    facts: { role },
    blocks: ['button'],
  },
  'staff-role-changed': {
    label: msg`Role in the staff`,
    recipient: 'staff',
    facts: { role },
    blocks: ['button'],
  },
});
