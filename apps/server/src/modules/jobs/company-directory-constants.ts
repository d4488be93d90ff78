import type { WorkField } from '@waymark/contract/company-directory';
import type { JobCategory } from '@waymark/contract/job-choices';

/** Which work the fields of the portfolio stand for, where a category says it. */
export const fieldCategories: readonly { field: WorkField; category: JobCategory }[] = [
  { field: 'designing', category: 'design' },
  { field: 'construct', category: 'construction' },
  { field: 'finance', category: 'finance' },
  { field: 'development', category: 'information-technology' },
];

/** No category is about the past: archeology is what jobs are called. */
export const archeologyTitles = 'archaeolog:* | archeolog:* | heritage:* | museum:*';

export const companyJobsShown = 10;
export const fieldCompaniesShown = 24;
