import { defineMails } from '../mail.ts';

export const mails = defineMails({
  'contact-message': {
    label: 'Message of a visitor, to staff',
    recipient: 'staff',
    facts: { name: 'The name of the visitor.', email: 'Their address.' },
    blocks: ['text'],
  },
  'comment-answered': {
    label: 'Answer to a comment',
    recipient: 'anyone',
    facts: { post: 'The title of the post.' },
    blocks: ['button'],
  },
  'confirm-comment-answers': {
    label: 'Hear of answers to a comment',
    recipient: 'anyone',
    blocks: ['button'],
  },
  newsletter: {
    label: 'Newsletter',
    recipient: 'anyone',
    facts: { title: 'The title of the issue.' },
    blocks: ['text', 'content'],
  },
  'confirm-newsletter': { label: 'Confirm the newsletter', recipient: 'anyone', blocks: ['button'] },
  'newsletter-known': { label: 'Newsletter was asked for again', recipient: 'anyone', blocks: ['button'] },
  'call-back-request': {
    label: 'Call requested, to staff',
    recipient: 'staff',
    facts: { name: 'The name of the visitor.', phone: 'The number to call.' },
    blocks: ['text'],
  },
});
