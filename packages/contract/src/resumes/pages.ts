import { definePages, id, listPage, oneOf, text } from '../page.ts';
import { misreadingLists, reviewLists } from './choices.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  resumeReview: {
    path: '/resume-review',
    route: 'resume-review',
    access: 'guests',
    membersTo: '/home',
    layout: 'site',
    isInSitemap: true,
    feature: 'resumeReview',
  },
  resumeReviewResult: {
    path: '/resume-review-result',
    route: 'resume-review-result',
    access: 'public',
    wakes: true,
    parameters: { review: text },
  },
  sharedResume: {
    path: '/shared-resume',
    route: 'shared-resume',
    access: 'public',
    wakes: true,
    parameters: { link: text },
  },
  jobsMyResume: {
    path: '/jobs-my-resume',
    route: 'member/jobs-my-resume',
    access: 'candidate',
    parameters: { fill: id },
    menu: [{ group: 'Your material', at: 20, label: msg`My Resume`, icon: 'document' }],
  },
  jobsCvManager: {
    path: '/jobs-cv-manager',
    route: 'member/jobs-cv-manager',
    access: 'candidate',
    menu: [{ group: 'Your material', at: 30, label: msg`CV Manager`, icon: 'files' }],
  },
  resumeCheck: {
    path: '/resume-check',
    route: 'member/resume-check',
    access: 'candidate',
    parameters: { resume: id, with: id, title: text },
    menu: [{ group: 'Your material', at: 40, label: msg`Resume Check`, icon: 'document-check' }],
  },
  resumeExport: { path: '/resume-export', route: 'member/resume-export', access: 'candidate' },
  coverLetters: {
    path: '/cover-letters',
    route: 'member/cover-letters',
    access: 'candidate',
    parameters: { job: id },
    menu: [{ group: 'Your material', at: 60, label: msg`Cover Letters`, icon: 'letter' }],
  },
  staffReviews: {
    path: '/staff/reviews',
    route: 'staff/reviews',
    access: 'staff',
    parameters: { review: id, show: oneOf(...reviewLists), page: listPage },
    menu: [
      {
        group: 'Reviews',
        at: 10,
        label: msg`Resume Reviews`,
        icon: 'star',
        feature: 'resumeReview',
        counters: ['reviews'],
        notFor: ['moderator'],
      },
    ],
  },
  staffMisreadings: {
    path: '/staff/misreadings',
    route: 'staff/misreadings',
    access: 'staff',
    parameters: { show: oneOf(...misreadingLists), page: listPage },
    menu: [
      {
        group: 'Reviews',
        at: 20,
        label: msg`Misread Resumes`,
        icon: 'document-check',
        notFor: ['moderator'],
      },
    ],
  },
});
