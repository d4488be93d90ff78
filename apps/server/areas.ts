import * as companies from './src/areas/companies/register.ts';
import * as content from './src/areas/content/register.ts';
import * as hiring from './src/areas/hiring/register.ts';
import * as identity from './src/areas/identity/register.ts';
import * as integrations from './src/areas/integrations/register.ts';
import * as jobs from './src/areas/jobs/register.ts';
import * as lifecycle from './src/areas/lifecycle/register.ts';
import * as office from './src/areas/office/register.ts';
import * as pages from './src/areas/pages/register.ts';
import * as payments from './src/areas/payments/register.ts';
import * as places from './src/areas/places/register.ts';
import * as posting from './src/areas/posting/register.ts';
import * as resumes from './src/areas/resumes/register.ts';
import * as search from './src/areas/search/register.ts';
import * as seeking from './src/areas/seeking/register.ts';
import type { JobIndex } from './src/areas/search/job-search/job-index.ts';
import type { OpenSearch } from './src/areas/search/salaries/offers-cache.ts';
import type { App } from './src/platform/http/app.ts';
import type { Logger } from './src/platform/log.ts';
import { registerPersonalData, type PersonalData } from './src/platform/personal-data/personal-data.ts';
import type { Services } from './src/platform/services.ts';

/** What an area may name in its register.ts. */
interface Area {
  /** Below `/api`. */
  routes?: readonly ((app: App, services: Services, index: JobIndex) => void)[];
  /** Beside the API: what programs read, and what a link shows. */
  files?: readonly ((app: App, search: OpenSearch) => void)[];
  /** What the first search would wait for, begun when the search is filled; one after the other. */
  prepare?: readonly (() => Promise<unknown>)[];
  /** What runs queued work. */
  handlers?: readonly ((services: Services) => Promise<void>)[];
  /** What recurs. */
  schedules?: readonly ((services: Services, index: JobIndex, log: Logger) => Promise<void>)[];
  /** What it does in the transactions of other areas. */
  hooks?: readonly (() => void)[];
  personalData?: PersonalData;
}

/** In the order in which their hooks, and the steps of an erasure, run. */
export const areas: readonly Area[] = [
  identity,
  companies,
  jobs,
  search,
  places,
  resumes,
  payments,
  posting,
  hiring,
  seeking,
  content,
  pages,
  integrations,
  lifecycle,
  office,
];

for (const { hooks = [], personalData } of areas) {
  for (const register of hooks) register();
  if (personalData) registerPersonalData(personalData);
}
