import { definePages, id, text, token } from '../page.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  jobsSavedJobs: {
    path: '/jobs-saved-jobs',
    route: 'member/jobs-saved-jobs',
    access: 'candidate',
    menu: [{ group: 'Jobs', at: 10, label: msg`Saved Jobs`, icon: 'bookmark' }],
  },
  jobsAlerts: {
    path: '/jobs-alerts',
    route: 'member/jobs-alerts',
    access: 'candidate',
    menu: [{ group: 'Jobs', at: 40, label: msg`Job Alerts`, icon: 'bell' }],
  },
  freeJobAlerts: {
    path: '/free-job-alerts',
    route: 'free-job-alerts',
    access: 'public',
    wakes: true,
    isInSitemap: true,
    feature: 'guestAlerts',
    parameters: {
      keyword: text,
      location: text,
      category: text,
      company: id,
      own: { ...text, isRepeated: true },
      stated: { ...text, isRepeated: true },
    },
  },
  confirmAlert: {
    path: '/confirm-alert',
    route: 'auth/confirm-alert',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
  unsubscribeAlert: {
    path: '/unsubscribe-alert',
    route: 'auth/unsubscribe-alert',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
});
