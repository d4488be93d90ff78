import { defineMails } from '../mail.ts';
import { msg } from '../text/message.ts';

export const mails = defineMails({
  'contact-message': {
    label: msg`Message of a visitor, to staff`,
    recipient: 'staff',
    facts: { name: msg`The name of the visitor.`, email: msg`Their address.` },
    blocks: ['text'],
  },
  'comment-answered': {
    label: msg`Answer to a comment`,
    recipient: 'anyone',
    facts: { post: msg`The title of the post.` },
    blocks: ['button'],
  },
  'confirm-comment-answers': {
    label: msg`Hear of answers to a comment`,
    recipient: 'anyone',
    blocks: ['button'],
  },
  newsletter: {
    label: msg`Newsletter`,
    recipient: 'anyone',
    facts: { title: msg`The title of the issue.` },
    blocks: ['text', 'content'],
  },
  'confirm-newsletter': { label: msg`Confirm the newsletter`, recipient: 'anyone', blocks: ['button'] },
  'newsletter-known': { label: msg`Newsletter was asked for again`, recipient: 'anyone', blocks: ['button'] },
  'call-back-request': {
    label: msg`Call requested, to staff`,
    recipient: 'staff',
    facts: { name: msg`The name of the visitor.`, phone: msg`The number to call.` },
    blocks: ['text'],
  },
});
