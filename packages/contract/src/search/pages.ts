import { allButAdministrators, definePages, listPage, oneOf, type PageParameters, text } from '../page.ts';
import { payFields } from '../jobs/fact-choices.ts';
import { jobSearchSchema } from '../jobs/jobs.ts';
import { shownPeriods } from './choices.ts';
import { msg } from '../text/message.ts';

const noSearch: Readonly<Record<string, unknown>> = jobSearchSchema.parse({});
/** A form without a script also sends the fields of pay. */
const names = [...Object.keys(jobSearchSchema.shape), ...Object.values(payFields)];
const search: PageParameters = Object.fromEntries(
  names.map((name) => [name, { ...text, isRepeated: Array.isArray(noSearch[name]) }]),
);

export const pages = definePages({
  browseJobFilterList: {
    path: '/browse-job-filter-list',
    route: 'browse-job-filter-list',
    access: 'public',
    isInSitemap: true,
    parameters: search,
  },
  browseJobFilterGrid: {
    path: '/browse-job-filter-grid',
    route: 'browse-job-filter-grid',
    access: 'public',
    parameters: search,
  },
  browseJobList: { path: '/browse-job-list', route: 'browse-job-list', access: 'public', parameters: search },
  browseJobGrid: { path: '/browse-job-grid', route: 'browse-job-grid', access: 'public', parameters: search },
  browseJob: { path: '/browse-job', route: 'browse-job', access: 'public', parameters: search },
  jobs: { path: '/jobs', route: 'jobs-landing', access: 'public', parameters: search },
  salaries: {
    path: '/salaries',
    route: 'salaries',
    access: 'public',
    isInSitemap: true,
    feature: 'payExplorer',
    parameters: { title: text, location: text, per: oneOf(...shownPeriods) },
  },
  staffSynonyms: {
    path: '/staff/synonyms',
    route: 'staff/synonyms',
    access: 'staff',
    parameters: { page: listPage },
    menu: [{ group: 'Running it', at: 70, label: msg`Synonyms`, icon: 'swap', notFor: allButAdministrators }],
  },
});
