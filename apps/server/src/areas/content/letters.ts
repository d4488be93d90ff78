import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/content/mails';
import {
  email,
  id,
  link,
  to,
  person,
  words,
  title,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { contactMessageMail, callBackRequestMail } from './contact/emails/contact.ts';
import { answeredMail, confirmAnswersMail } from './comments/emails/comments.ts';
import { issueMail, confirmNewsletterMail, newsletterKnownMail } from './newsletter/emails/newsletter.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'contact-message': () =>
    contactMessageMail(email, {
      name: person,
      email,
      message: words,
    }),
  'comment-answered': (url) =>
    answeredMail(email, {
      title,
      slug: 'how-much-work-is-remote',
      commentId: id,
      stopSecret: 'an-example',
      publicUrl: url,
    }),
  'confirm-comment-answers': (url) => confirmAnswersMail(email, link(url, paths.commentAnswers)),
  newsletter: (url) =>
    issueMail(to, 'an-example', {
      title,
      summary: words,
      body: { html: `<p>${words}</p>`, text: words },
      slug: 'a-search-for-people-with-little-time',
      publicUrl: url,
    }),
  'confirm-newsletter': (url) => confirmNewsletterMail(to, link(url, paths.newsletterSubscription)),
  'newsletter-known': (url) => newsletterKnownMail(to, 'an-example', url),
  'call-back-request': () =>
    callBackRequestMail(email, { name: person, phone: '+44 20 7946 0123', topic: title }),
};
