import { staffCompanyRoutes } from './back-office/company-routes.ts';
import { mailReportRoutes } from './back-office/mail-report-routes.ts';
import { staffMailRoutes } from './back-office/mail-routes.ts';
import { staffMessageRoutes } from './back-office/message-routes.ts';
import { overviewRoutes } from './back-office/overview-routes.ts';
import { staffPackageRoutes } from './back-office/package-routes.ts';
import { redirectRoutes } from './back-office/redirect-routes.ts';
import { staffUserRoutes } from './back-office/user-routes.ts';
import { boardFigureRoutes } from './metrics/routes.ts';
import { scheduleBoardFigures } from './metrics/schedule.ts';
import { boardSettingRoutes } from './board-settings/routes.ts';
import { startExchangeRateHandlers } from './exchange-rates/handlers.ts';
import { exchangeRateRoutes } from './exchange-rates/routes.ts';
import { moderatedPostingRoutes } from './moderation/posting-routes.ts';
import { moderatedReportRoutes } from './moderation/report-routes.ts';
import { reviewDeskRoutes } from './review-desk/desk-routes.ts';
import { scheduleReviewDesk } from './review-desk/schedule.ts';
import { reviewTemplateRoutes } from './review-desk/template-routes.ts';

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
