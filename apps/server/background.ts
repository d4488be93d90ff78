import * as identity from './src/areas/identity/register.ts';
import * as companies from './src/areas/companies/register.ts';
import * as jobs from './src/areas/jobs/register.ts';
import * as resumes from './src/areas/resumes/register.ts';
import * as payments from './src/areas/payments/register.ts';
import * as posting from './src/areas/posting/register.ts';
import * as hiring from './src/areas/hiring/register.ts';
import * as seeking from './src/areas/seeking/register.ts';
import * as content from './src/areas/content/register.ts';
import * as lifecycle from './src/areas/lifecycle/register.ts';
import * as office from './src/areas/office/register.ts';
import { scheduleExchangeRates } from './src/areas/office/exchange-rates/schedule.ts';
import type { JobIndex } from './src/areas/search/job-search/job-index.ts';
import type { OpenDatabase } from './src/platform/database/open-database.ts';
import { scheduleVacuum } from './src/platform/database/vacuum.ts';
import type { Logger } from './src/platform/log.ts';
import { startMailDelivery } from './src/platform/mail/deliver-mail.ts';
import { scheduleMails } from './src/platform/mail/schedule.ts';
import { schedulePlatform } from './src/platform/schedule.ts';
import type { Services } from './src/platform/services.ts';

const working = [jobs, hiring, content, lifecycle, office];
const recurring = [
  identity,
  companies,
  jobs,
  resumes,
  payments,
  posting,
  hiring,
  seeking,
  content,
  lifecycle,
  office,
];

/** Begins to do what the queue holds and what recurs: in a worker, or beside the pages where there is none. */
export async function startBackgroundWork(
  services: Services,
  index: JobIndex,
  { kind }: Pick<OpenDatabase, 'kind'>,
  log: Logger,
): Promise<void> {
  await startMailDelivery(services);
  for (const { handlers } of working) for (const start of handlers) await start(services);
  for (const { schedules } of recurring) for (const schedule of schedules) await schedule(services, index);
  await scheduleMails(services);
  await scheduleExchangeRates(services, log);
  await schedulePlatform(services);
  if (kind === 'embedded') await scheduleVacuum(services);
}
