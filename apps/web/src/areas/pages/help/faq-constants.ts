import { paths } from '@waymark/contract/paths';
import { maxJobsChanged, trashDays } from '@waymark/contract/posting/choices';
import type { WrittenGroup } from './faq-rules.ts';
import { applying, searching } from './faq-seeker-constants.ts';
import { account, reviewing } from './faq-service-constants.ts';

const employing: WrittenGroup = {
  id: 'employers',
  title: 'For employers',
  questions: [
    {
      id: 'post-a-job',
      question: 'How do I post a job?',
      answer: [
        'Register your company, confirm your address by the link we mail, and fill in one form. It saves itself while you type, shows a preview, and can appear at once or on a day you choose.',
        'The first posting of a company may be looked at by our staff before it is public.',
      ],
      links: [
        { label: 'Register your company', to: paths.employerRegister },
        { label: 'Post a job', to: paths.companyPostJobs },
      ],
      words: 'advertise vacancy hire recruit publish',
    },
    {
      id: 'employer-price',
      question: 'What does it cost to hire here?',
      answer: [
        '{plans} A posting beyond your plan costs {posting}.',
        'A plan is paid once; nothing renews by itself. There is no fee for an applicant or for hiring one.',
      ],
      links: [{ label: 'For employers', to: paths.forEmployers }],
      words: 'price plan free subscription membership fee money',
      withoutCheckout: {
        answer: [
          'Nothing. A company has one posting open at a time, for as long as it likes, and there is no fee for an applicant or for hiring one. Ask us if you need more places.',
        ],
        links: [{ label: 'Contact Us', to: paths.contact }],
      },
    },
    {
      id: 'pay-and-receipts',
      question: 'How do I pay, and where are my receipts?',
      answer: [
        'At a checkout outside of this board; we never see your card. Transactions lists every order with its state, and each paid one has a receipt to download.',
      ],
      links: [{ label: 'Transactions', to: paths.companyTransactions }],
      words: 'invoice payment card receipt order refund',
      withoutCheckout: null,
    },
    {
      id: 'plan-ends',
      question: 'What happens when a plan ends?',
      answer: [
        'Postings that no longer fit are named, and close after some days unless you take a plan or close others yourself. Applications stay yours to read.',
      ],
      words: 'expire membership renew',
      withoutCheckout: null,
    },
    {
      id: 'applicants',
      question: 'What do I see of applicants?',
      answer: [
        'Letter, answers and resume, on a board with stages that you name yourself. You and your ' +
          'colleagues can note, tag, rate, write messages, offer times for interviews and decline many at ' +
          'once with one letter each.',
      ],
      links: [{ label: 'Manage jobs', to: paths.companyManageJob }],
      words: 'candidates applications stages interview message decline export',
    },
    {
      id: 'team',
      question: 'Can colleagues use the same company?',
      answer: [
        'Yes. An owner invites them by mail: as an owner, a recruiter, who works with jobs and applicants, or a viewer, who only sees them. A history says who did what.',
      ],
      links: [{ label: 'Members', to: paths.companyMembers }],
      words: 'member invite role permission user recruiter',
    },
    {
      id: 'find-candidates',
      needs: 'candidateSearch',
      question: 'Can I look for candidates myself?',
      answer: [
        'Yes, among those who chose to be found. You search by words, skills, place and distance, keep some, and write to them here.',
      ],
      links: [{ label: 'Browse candidates', to: paths.browseCandidates }],
      words: 'search talent database source headhunt',
    },
    {
      id: 'verify-company',
      question: 'How do I show that the company is really ours?',
      answer: [
        'Prove that its domain is yours, by a mail to an address there or by a record in its DNS. The company and its postings then say that they are verified.',
      ],
      links: [{ label: 'Company Profile', to: paths.companyProfile }],
      words: 'verified domain dns trust badge',
    },
    {
      id: 'change-posting',
      question: 'Can I change, close or renew a posting?',
      answer: [
        `Yes, at any time, up to ${maxJobsChanged} together, and you can undo a mistake. Deleted ` +
          `postings stay in the trash for ${trashDays} days. When a posting has not been confirmed for a ` +
          'long time, we ask whether it is still open, and close it if we get no answer.',
      ],
      links: [{ label: 'Manage jobs', to: paths.companyManageJob }],
      words: 'edit delete duplicate filled expire undo',
    },
  ],
};

/** Every question, in the order in which people come to have them. */
export const questionGroups: readonly WrittenGroup[] = [searching, applying, reviewing, employing, account];
