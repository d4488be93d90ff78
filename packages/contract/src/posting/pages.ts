import { definePages } from '../page.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  companyManageJob: {
    path: '/company-manage-job',
    route: 'member/company-manage-job',
    access: 'employer',
    menu: [
      { group: 'Hiring', at: 10, label: msg`Manage jobs`, icon: 'briefcase', counters: ['newApplications'] },
    ],
  },
  companyPostJobs: {
    path: '/company-post-jobs',
    route: 'member/company-post-jobs',
    access: 'employer',
    menu: [{ group: 'Hiring', at: 20, label: msg`Post A Job`, icon: 'plus', notFor: ['viewer'] }],
  },
  staffPostings: {
    path: '/staff/postings',
    route: 'staff/postings',
    access: 'staff',
    menu: [
      {
        group: 'The board',
        at: 10,
        label: msg`Postings`,
        icon: 'briefcase',
        counters: ['postings'],
        notFor: ['reviewer'],
      },
    ],
  },
});
