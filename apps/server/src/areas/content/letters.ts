import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/content/mails';
import { email, id, link, to, type Examples } from '../../platform/mail/example-data.ts';
import { contactMessageMail, callBackRequestMail } from './contact/emails/contact.ts';
import { answeredMail, confirmAnswersMail } from './comments/emails/comments.ts';
import { issueMail, confirmNewsletterMail, newsletterKnownMail } from './newsletter/emails/newsletter.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'contact-message': () =>
    contactMessageMail(email, {
      name: 'Ben Baker',
      email: 'ben@example.org',
      message: 'Do you list ships?',
    }),
  'comment-answered': (url) =>
    answeredMail(email, {
      title: 'How much work is remote',
      slug: 'how-much-work-is-remote',
      commentId: id,
      stopSecret: 'an-example',
      publicUrl: url,
    }),
  'confirm-comment-answers': (url) => confirmAnswersMail(email, link(url, paths.commentAnswers)),
  newsletter: (url) =>
    issueMail(to, 'an-example', {
      title: 'A search for people with little time',
      summary: 'Three ways to look for work in ten minutes a day.',
      body: { html: '<p>Begin with an alert.</p>', text: 'Begin with an alert.' },
      slug: 'a-search-for-people-with-little-time',
      publicUrl: url,
    }),
  'confirm-newsletter': (url) => confirmNewsletterMail(to, link(url, paths.newsletterSubscription)),
  'newsletter-known': (url) => newsletterKnownMail(to, 'an-example', url),
  'call-back-request': () =>
    callBackRequestMail(email, { name: 'Ben Baker', phone: '+44 20 7946 0123', topic: 'Job alerts' }),
};
