import { deletionGraceDays } from '@waymark/contract/identity/choices';
import { supportVisitMinutes } from '@waymark/contract/identity/staff-choices';
import { paths } from '@waymark/contract/paths';
import { reviewTargetDays, secondRoundDays } from '@waymark/contract/resumes/choices';
import { msg } from '@waymark/contract/text/message';
import type { WrittenGroup } from './faq-rules.ts';

export const reviewing: WrittenGroup = {
  id: 'review-and-services',
  title: msg`Resume review and career services`,
  questions: [
    {
      id: 'resume-review',
      needs: 'resumeReview',
      question: msg`What is the free resume review?`,
      answer: [
        msg`A person reads your resume and writes down what to change, what to keep and what to ask yourself, with a score for each part. It costs nothing and obliges you to nothing.`,
        msg`It is to be there within ${reviewTargetDays} working days; we mail you when it can be read. Within ${secondRoundDays} days you can ask what a better version is worth, once. One of your resumes waits for a review at a time: withdraw that request to send another file instead.`,
      ],
      links: [{ label: msg`Free Expert Resume Review`, to: paths.resumeReview }],
      words: 'expert critique feedback cv check',
    },
    {
      id: 'instant-check',
      question: msg`What is the instant check, and is it a person?`,
      answer: [
        msg`It is a program: it reads your resume as the software of employers does, counts and looks up, and says for each point by which rule. It says that it is automatic, and it knows neither whether what you write is true nor how the page looks. For that there are people.`,
      ],
      links: [{ label: msg`Check a resume`, to: paths.resumeCheck }],
      words: 'automatic ats score ai robot keywords',
    },
    {
      id: 'who-reads-review',
      needs: 'resumeReview',
      question: msg`Who reads a resume that is sent to review?`,
      answer: [
        msg`Our reviewers, and no employer. The result opens at a link that cannot be guessed, and you can end that link.`,
      ],
      words: 'privacy private confidential employer',
    },
    {
      id: 'career-services',
      needs: 'careerServices',
      question: msg`What are career services?`,
      answer: [
        msg`Packages that a professional writer works on: resumes, cover letters, profiles. What is in each, and its price, stands on the page of products. You pay at a checkout outside of this board; we never see your card.`,
      ],
      links: [{ label: msg`Job-Seeker Products`, to: paths.pricingDetails }],
      words: 'package buy price resume writer linkedin',
      withoutCheckout: null,
    },
    {
      id: 'my-order',
      question: msg`Where is what I ordered?`,
      answer: [
        msg`Once you have ordered, your orders stand on the home page and above the list of jobs, with how far each is, and “Career Services Login” in the head of each page leads to the writers.`,
      ],
      words: 'order progress status login portal receipt',
      withoutCheckout: null,
    },
  ],
};

export const account: WrittenGroup = {
  id: 'account-and-privacy',
  title: msg`Account and privacy`,
  questions: [
    {
      id: 'no-password',
      question: msg`I signed up and have no password. How do I sign in?`,
      answer: [
        msg`The sign-up asks for none: a mail carries the link with which you choose one. Has it got lost or grown too old, “Forgot password” mails another. Or you do without a password: the login page mails you a link that signs in.`,
      ],
      links: [{ label: msg`Forgot password`, to: paths.forgotPassword }],
      words: 'login lost reset mail link',
    },
    {
      id: 'secure-sign-in',
      question: msg`How can I make my account safer?`,
      answer: [
        msg`On the page Account you can turn on two-factor authentication, by an app on your phone, or sign in by a passkey. There you also see which devices are signed in, and sign out any of them.`,
      ],
      links: [{ label: msg`Account`, to: paths.account }],
      words: 'security two factor 2fa passkey totp code device session hacked',
    },
    {
      id: 'cookies',
      question: msg`Do you set cookies, or follow me?`,
      answer: [
        msg`No. There are no cookies, no trackers, no pixels in mails and nothing of other companies on our pages. Your browser itself keeps a few things, such as that you are signed in: they are listed with the reason for each.`,
      ],
      links: [{ label: msg`Cookies`, to: paths.cookies }],
      words: 'tracking analytics banner consent local storage gdpr',
    },
    {
      id: 'what-is-kept',
      question: msg`What do you keep about me, and for how long?`,
      answer: [
        msg`Each thing, the reason and the period stand on one page, taken from what the board really does.`,
      ],
      links: [{ label: msg`What we keep, and for how long`, to: paths.yourData }],
      words: 'data privacy retention gdpr storage stored',
    },
    {
      id: 'copy-of-data',
      question: msg`Can I have a copy of my data?`,
      answer: [
        msg`Yes, of all of it. Ask on the page Account; a mail says when it is ready: a ZIP file to read, to process and with your files.`,
      ],
      links: [{ label: msg`Account`, to: paths.account }],
      words: 'export download gdpr access portability',
    },
    {
      id: 'delete-account',
      question: msg`How do I delete my account?`,
      answer: [
        msg`On the page Account. You confirm it, and for ${deletionGraceDays} days you can change your mind with one press. After that the account is erased with your resumes, applications and messages, and cannot be restored.`,
      ],
      links: [{ label: msg`Account`, to: paths.account }],
      words: 'close remove erase cancel gdpr',
    },
    {
      id: 'staff-look',
      question: msg`Can your staff look into my account?`,
      answer: [
        msg`Not as you, unless you allow it: for an hour or a day, and you can take that back. A visit lasts ${supportVisitMinutes} minutes at most, only reads, and you are mailed each time.`,
      ],
      links: [{ label: msg`Account`, to: paths.account }],
      words: 'support help impersonate admin',
    },
    {
      id: 'reach-us',
      question: msg`How do I reach a person?`,
      answer: [
        msg`By the form on the contact page: people read it and answer by mail. Or leave a number, and we call you back.`,
      ],
      links: [{ label: msg`Contact Us`, to: paths.contact }],
      words: 'support help phone call email',
    },
  ],
};
