import { adRuleEndpoints } from './ad-rules.ts';
import { importReportEndpoints } from './imports.ts';
import { jobReportEndpoints } from './job-reports.ts';
import { jobSourceEndpoints } from './job-sources.ts';
import { jobEndpoints } from './jobs.ts';

/** The calls of the area. */
export const endpoints = {
  ...adRuleEndpoints,
  ...importReportEndpoints,
  ...jobSourceEndpoints,
  ...jobReportEndpoints,
  ...jobEndpoints,
};
