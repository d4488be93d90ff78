import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

/** Industries by their usual names. Companies write theirs freely, so that any other stays as it is. */
const industries: ReadonlySet<string> = new Set([
  msg`Accounting & Advisory`,
  msg`Architecture & Design`,
  msg`Banking`,
  msg`Business Services & Staffing`,
  msg`Construction`,
  msg`E-Commerce`,
  msg`Energy & Utilities`,
  msg`Engineering Consultancy`,
  msg`Facilities Services`,
  msg`Food & Beverage Production`,
  msg`Hospitals & Clinics`,
  msg`Hotels & Resorts`,
  msg`Industrial Manufacturing`,
  msg`Insurance`,
  msg`Investment Management`,
  msg`IT Services & Consulting`,
  msg`Laboratories & Environmental Services`,
  msg`Law Practice`,
  msg`Marketing & Media`,
  msg`Pharmaceuticals & Biotech`,
  msg`Real Estate`,
  msg`Restaurants & Catering`,
  msg`Retail`,
  msg`Schools & Colleges`,
  msg`Social Care & Nonprofit`,
  msg`Software`,
  msg`Telecommunications`,
  msg`Transport & Logistics`,
  msg`Travel & Tourism`,
  msg`Universities & Research`,
  msg`Vehicle Sales & Service`,
]);

/** An industry as a language calls it; filters and forms keep what the company wrote. */
export const nameIndustry = (say: Say, industry: string): string =>
  industries.has(industry) ? say(industry) : industry;
