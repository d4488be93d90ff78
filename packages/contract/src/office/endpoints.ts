import { backOfficeEndpoints } from './back-office.ts';
import { boardSettingEndpoints } from './board-settings.ts';
import { counterEndpoints } from './counters.ts';
import { exchangeRateEndpoints } from './exchange-rates.ts';
import { lookEndpoints } from './look.ts';
import { boardMetricEndpoints } from './metrics.ts';
import { firstStepEndpoints } from './first-steps.ts';
import { mailTemplateEndpoints } from './mail-templates.ts';
import { redirectEndpoints } from './redirects.ts';
import { moderatedReportEndpoints } from './reports.ts';
import { reviewDeskEndpoints } from './review-desk.ts';
import { staffMailEndpoints } from './staff-mails.ts';
import { staffMessageEndpoints } from './staff-messages.ts';
import { wordEndpoints } from './word-endpoints.ts';

/** The calls of the area. */
export const endpoints = {
  ...counterEndpoints,
  ...boardSettingEndpoints,
  ...lookEndpoints,
  ...wordEndpoints,
  ...backOfficeEndpoints,
  ...moderatedReportEndpoints,
  ...staffMessageEndpoints,
  ...staffMailEndpoints,
  ...mailTemplateEndpoints,
  ...firstStepEndpoints,
  ...boardMetricEndpoints,
  ...redirectEndpoints,
  ...exchangeRateEndpoints,
  ...reviewDeskEndpoints,
};
