import * as companies from './src/areas/companies/register.ts';
import * as content from './src/areas/content/register.ts';
import * as hiring from './src/areas/hiring/register.ts';
import * as identity from './src/areas/identity/register.ts';
import * as integrations from './src/areas/integrations/register.ts';
import * as jobs from './src/areas/jobs/register.ts';
import * as lifecycle from './src/areas/lifecycle/register.ts';
import * as office from './src/areas/office/register.ts';
import * as payments from './src/areas/payments/register.ts';
import * as posting from './src/areas/posting/register.ts';
import * as resumes from './src/areas/resumes/register.ts';
import * as search from './src/areas/search/register.ts';
import * as seeking from './src/areas/seeking/register.ts';
import type { JobIndex } from './src/areas/search/job-search/job-index.ts';
import type { App } from './src/platform/http/app.ts';
import type { Logger } from './src/platform/log.ts';
import { registerPersonalData, type PersonalData } from './src/platform/personal-data.ts';
import type { Services } from './src/platform/services.ts';

/** What an area may name in its register.ts. */
interface Area {
  /** Below `/api`. */
  routes: readonly ((app: App, services: Services, index: JobIndex) => void)[];
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
  resumes,
  payments,
  posting,
  hiring,
  seeking,
  content,
  integrations,
  lifecycle,
  office,
];

for (const { hooks = [], personalData } of areas) {
  for (const register of hooks) register();
  if (personalData) registerPersonalData(personalData);
}
