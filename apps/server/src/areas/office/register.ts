import type { Logger } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import type { JobIndex } from '../search/job-search/job-index.ts';
import { staffCompanyRoutes } from './back-office/company-routes.ts';
import {
  mailReportRoutes,
  staffMailRoutes,
  staffMessageRoutes,
  overviewRoutes,
  staffPackageRoutes,
  redirectRoutes,
  staffUserRoutes,
} from './back-office/routes.ts';
import { boardSettingRoutes, iconRoutes } from './board-settings/routes.ts';
import { lookRoutes } from './board-settings/look-routes.ts';
import { wordRoutes } from './board-settings/word-routes.ts';
import { convertStoredPay, startExchangeRateHandlers } from './exchange-rates/handlers.ts';
import { renewRates } from './exchange-rates/rates-commands.ts';
import { counterRoutes } from './counters/routes.ts';
import { exchangeRateRoutes } from './exchange-rates/routes.ts';
import { firstStepRoutes } from './first-steps/routes.ts';
import { mailTemplateRoutes } from './mail-templates/routes.ts';
import { countAllDays, countRecentDays } from './metrics/counting-commands.ts';
import { mergeMovedCompanies } from './moving-in/moving-commands.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { metricRoutes } from './metrics/routes.ts';
import { moderatedPostingRoutes, moderatedReportRoutes } from './moderation/routes.ts';
import { announceReviews } from './review-desk/announcing-commands.ts';
import { reviewDeskRoutes, reviewTemplateRoutes, reviewCourseRoutes } from './review-desk/routes.ts';

/** Beside the API. */
export const files = [iconRoutes];

/** Routes below `/api`. */
export const routes = [
  reviewDeskRoutes,
  reviewCourseRoutes,
  reviewTemplateRoutes,
  boardSettingRoutes,
  lookRoutes,
  mailTemplateRoutes,
  firstStepRoutes,
  wordRoutes,
  overviewRoutes,
  counterRoutes,
  staffCompanyRoutes,
  staffPackageRoutes,
  redirectRoutes,
  mailReportRoutes,
  staffMailRoutes,
  metricRoutes,
  staffMessageRoutes,
  staffUserRoutes,
  exchangeRateRoutes,
  moderatedPostingRoutes,
  moderatedReportRoutes,
];

/** What runs queued work. */
export const handlers = [startExchangeRateHandlers];

/** What recurs. */
export const schedules = [scheduleReviewDesk, scheduleMetrics, scheduleExchangeRates];

/** What happens here in the transactions of other areas. */
export const hooks = [companyMerged.on(mergeMovedCompanies)];

export { personalData } from './personal-data.ts';

/** The European Central Bank publishes on its working days, at about four in the afternoon in Frankfurt. */
async function scheduleExchangeRates(services: Services, _index: JobIndex, log: Logger): Promise<void> {
  await services.queue.schedule('convert-stored-pay', {
    // Twice a day: rates grow too old without a change of them. Not at a start, when the first pages are asked for.
    cron: '20 3,12 * * *',
    atStart: false,
    run: () => convertStoredPay(services),
  });
  const { exchangeRatesUrl } = services.config;
  if (exchangeRatesUrl === undefined) return;
  await services.queue.schedule('renew-exchange-rates', {
    cron: '40 15 * * 1-5',
    atStart: true,
    run: async () => void (await renewRates(services, log, exchangeRatesUrl)),
  });
}

/** What recurs for the figures of the board: pages show what was counted, and count nothing themselves. */
async function scheduleMetrics({ queue, database }: Services): Promise<void> {
  await queue.schedule('count-recent-figures', {
    cron: '8 * * * *',
    atStart: true,
    run: () => countRecentDays(database),
  });
  await queue.schedule('count-figures', {
    // Not at a start, when the first pages are asked for.
    cron: '15 4 * * *',
    atStart: false,
    run: () => countAllDays(database),
  });
}

/** What recurs for the review desk: mails go out when the time to take a review back is over. */
async function scheduleReviewDesk(services: Services): Promise<void> {
  await services.queue.schedule('announce-reviews', {
    cron: '* * * * *',
    atStart: true,
    run: () => announceReviews(services),
  });
}
