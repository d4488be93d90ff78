import type { WorkField } from '@waymark/contract/pages/company-directory';
import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';

/** Which work the fields of the portfolio stand for, where a category says it. */
export const categoryOfField: Partial<Record<WorkField, JobCategory>> = {
  designing: 'design',
  construct: 'construction',
  finance: 'finance',
  development: 'information-technology',
};

/** No category is about the past: archeology is what jobs are called. */
export const archeologyTitles = 'archaeolog* OR archeolog* OR heritage* OR museum*';

export const companyJobsShown = 10;
export const fieldCompaniesShown = 24;
