import { paths } from '@waymark/contract/paths';
import { maxJobsChanged, trashDays } from '@waymark/contract/posting/choices';
import { msg } from '@waymark/contract/text/message';
import type { WrittenGroup } from './faq-rules.ts';
import { applying, searching } from './faq-seeker-constants.ts';
import { account, reviewing } from './faq-service-constants.ts';

const employing: WrittenGroup = {
  id: 'employers',
  title: msg`For employers`,
  questions: [
    {
      id: 'post-a-job',
      question: msg`How do I post a job?`,
      answer: [
        msg`Register your company, confirm your address by the link we mail, and fill in one form. It saves itself while you type, shows a preview, and can appear at once or on a day you choose.`,
        msg`The first posting of a company may be looked at by our staff before it is public.`,
      ],
      links: [
        { label: msg`Register your company`, to: paths.employerRegister },
        { label: msg`Post a job`, to: paths.companyPostJobs },
      ],
      words: 'advertise vacancy hire recruit publish',
    },
    {
      id: 'employer-price',
      question: msg`What does it cost to hire here?`,
      answer: [
        msg`${'{plans}'} A posting beyond your plan costs ${'{posting}'}.`,
        msg`A plan is paid once; nothing renews by itself. There is no fee for an applicant or for hiring one.`,
      ],
      links: [{ label: msg`For employers`, to: paths.forEmployers }],
      words: 'price plan free subscription membership fee money',
      withoutCheckout: {
        answer: [
          msg`Nothing. A company has one posting open at a time, for as long as it likes, and there is no fee for an applicant or for hiring one. Ask us if you need more places.`,
        ],
        links: [{ label: msg`Contact Us`, to: paths.contact }],
      },
    },
    {
      id: 'pay-and-receipts',
      question: msg`How do I pay, and where are my receipts?`,
      answer: [
        msg`At a checkout outside of this board; we never see your card. Transactions lists every order with its state, and each paid one has a receipt to download.`,
      ],
      links: [{ label: msg`Transactions`, to: paths.companyTransactions }],
      words: 'invoice payment card receipt order refund',
      withoutCheckout: null,
    },
    {
      id: 'plan-ends',
      question: msg`What happens when a plan ends?`,
      answer: [
        msg`Postings that no longer fit are named, and close after some days unless you take a plan or close others yourself. Applications stay yours to read.`,
      ],
      words: 'expire membership renew',
      withoutCheckout: null,
    },
    {
      id: 'applicants',
      question: msg`What do I see of applicants?`,
      answer: [
        msg`Letter, answers and resume, on a board with stages that you name yourself. You and your colleagues can note, tag, rate, write messages, offer times for interviews and decline many at once with one letter each.`,
      ],
      links: [{ label: msg`Manage jobs`, to: paths.companyManageJob }],
      words: 'candidates applications stages interview message decline export',
    },
    {
      id: 'team',
      question: msg`Can colleagues use the same company?`,
      answer: [
        msg`Yes. An owner invites them by mail: as an owner, a recruiter, who works with jobs and applicants, or a viewer, who only sees them. A history says who did what.`,
      ],
      links: [{ label: msg`Members`, to: paths.companyMembers }],
      words: 'member invite role permission user recruiter',
    },
    {
      id: 'find-candidates',
      needs: 'candidateSearch',
      question: msg`Can I look for candidates myself?`,
      answer: [
        msg`Yes, among those who chose to be found. You search by words, skills, place and distance, keep some, and write to them here.`,
      ],
      links: [{ label: msg`Browse candidates`, to: paths.browseCandidates }],
      words: 'search talent database source headhunt',
    },
    {
      id: 'verify-company',
      question: msg`How do I show that the company is really ours?`,
      answer: [
        msg`Prove that its domain is yours, by a mail to an address there or by a record in its DNS. The company and its postings then say that they are verified.`,
      ],
      links: [{ label: msg`Company Profile`, to: paths.companyProfile }],
      words: 'verified domain dns trust badge',
    },
    {
      id: 'change-posting',
      question: msg`Can I change, close or renew a posting?`,
      answer: [
        msg`Yes, at any time, up to ${maxJobsChanged} together, and you can undo a mistake. Deleted postings stay in the trash for ${trashDays} days. When a posting has not been confirmed for a long time, we ask whether it is still open, and close it if we get no answer.`,
      ],
      links: [{ label: msg`Manage jobs`, to: paths.companyManageJob }],
      words: 'edit delete duplicate filled expire undo',
    },
  ],
};

/** Every question, in the order in which people come to have them. */
export const questionGroups: readonly WrittenGroup[] = [searching, applying, reviewing, employing, account];
