import { allButAdministrators, allButOwners, definePages, id, listPage, oneOf } from '../page.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  jobDetail: { path: '/job-detail', route: 'job-detail', access: 'public', parameters: { job: id } },
  companySources: {
    path: '/company-sources',
    route: 'member/company-sources',
    access: 'employer',
    parameters: { source: id, add: oneOf('source', 'file') },
    menu: [{ group: 'Other systems', at: 10, label: msg`Sources of jobs`, icon: 'in', notFor: allButOwners }],
  },
  staffImports: {
    path: '/staff/imports',
    route: 'staff/imports',
    access: 'staff',
    parameters: { import: id, source: id, add: oneOf('source', 'file'), show: oneOf('runs'), page: listPage },
    menu: [{ group: 'Other systems', at: 10, label: msg`Imports`, icon: 'in', notFor: allButAdministrators }],
  },
});
