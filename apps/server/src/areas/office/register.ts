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
import { boardSettingRoutes } from './board-settings/routes.ts';
import { startExchangeRateHandlers } from './exchange-rates/handlers.ts';
import { exchangeRateRoutes } from './exchange-rates/routes.ts';
import { boardFigureRoutes } from './metrics/routes.ts';
import { scheduleBoardFigures } from './metrics/schedule.ts';
import { moderatedPostingRoutes, moderatedReportRoutes } from './moderation/routes.ts';
import { reviewDeskRoutes, reviewTemplateRoutes } from './review-desk/routes.ts';
import { scheduleReviewDesk } from './review-desk/schedule.ts';

/** Routes below `/api`. */
export const routes = [
  reviewDeskRoutes,
  reviewTemplateRoutes,
  boardSettingRoutes,
  overviewRoutes,
  staffCompanyRoutes,
  staffPackageRoutes,
  redirectRoutes,
  mailReportRoutes,
  staffMailRoutes,
  boardFigureRoutes,
  staffMessageRoutes,
  staffUserRoutes,
  exchangeRateRoutes,
  moderatedPostingRoutes,
  moderatedReportRoutes,
];

/** What runs queued work. */
export const handlers = [startExchangeRateHandlers];

/** What recurs. */
export const schedules = [scheduleReviewDesk, scheduleBoardFigures];

export { personalData } from './personal-data.ts';
