import { allButAdministrators, definePages, token } from '../page.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  deleteAccount: {
    path: '/delete-account',
    route: 'auth/delete-account',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
  keepAccount: {
    path: '/keep-account',
    route: 'auth/keep-account',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
  confirmApplication: {
    path: '/confirm-application',
    route: 'auth/confirm-application',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
  movedAccount: {
    path: '/moved-account',
    route: 'auth/moved-account',
    access: 'public',
    layout: 'bare',
    parameters: token,
  },
  staffMoving: {
    path: '/staff/moving',
    route: 'staff/moving/people',
    access: 'staff',
    menu: [
      { group: 'Other systems', at: 15, label: msg`Moving in`, icon: 'in', notFor: allButAdministrators },
    ],
  },
  yourData: { path: '/your-data', route: 'your-data', access: 'public', wakes: true, isInSitemap: true },
});
