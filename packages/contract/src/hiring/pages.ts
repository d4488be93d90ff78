import { definePages, id, listPage, oneOf, text, token } from '../page.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  jobsAppliedJob: {
    path: '/jobs-applied-job',
    route: 'member/jobs-applied-job',
    access: 'candidate',
    parameters: { application: id, show: oneOf('here', 'elsewhere'), sort: text, page: text },
    menu: [{ group: 'Jobs', at: 20, label: msg`Applied Jobs`, icon: 'send' }],
  },
  jobsMessages: {
    path: '/jobs-messages',
    route: 'member/jobs-messages',
    access: 'candidate',
    parameters: { conversation: id, show: oneOf('unread') },
    menu: [{ group: 'Jobs', at: 30, label: msg`Messages`, icon: 'chat', counters: ['unread'] }],
  },
  jobsVisibility: {
    path: '/jobs-visibility',
    route: 'member/jobs-visibility',
    access: 'candidate',
    menu: [{ group: 'Your material', at: 70, label: msg`Visibility`, icon: 'eye' }],
  },
  jobsKeptData: {
    path: '/jobs-kept-data',
    route: 'member/jobs-kept-data',
    access: 'candidate',
    menu: [{ group: 'Jobs', at: 40, label: msg`What employers keep`, icon: 'clock' }],
  },
  talentPool: {
    path: '/talent-pool',
    route: 'auth/talent-pool',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
  companyRetention: {
    path: '/company-retention',
    route: 'member/company-retention',
    access: 'employer',
    parameters: { page: listPage },
    menu: [{ group: 'Hiring', at: 60, label: msg`How long to keep`, icon: 'clock' }],
  },
  companyMessages: {
    path: '/company-messages',
    route: 'member/company-messages',
    access: 'employer',
    parameters: { conversation: id, application: id, show: oneOf('unread') },
    menu: [{ group: 'Hiring', at: 30, label: msg`Messages`, icon: 'chat', counters: ['unread'] }],
  },
  companyResume: {
    path: '/company-resume',
    route: 'member/company-resume',
    access: 'employer',
    menu: [{ group: 'Hiring', at: 40, label: msg`Resume`, icon: 'document' }],
  },
  browseCandidates: {
    path: '/browse-candidates',
    route: 'member/browse-candidates',
    access: 'employer',
    feature: 'candidateSearch',
    menu: [{ group: 'Hiring', at: 50, label: msg`Browse Candidates`, icon: 'person-search' }],
  },
});
