import { builtIndustries } from './industries/built.ts';
import { careIndustries } from './industries/care.ts';
import { officeIndustries } from './industries/office.ts';
import { serviceIndustries } from './industries/service.ts';
import type { Industry } from './industry.ts';

export const industries = {
  ...careIndustries,
  ...officeIndustries,
  ...builtIndustries,
  ...serviceIndustries,
} satisfies Record<string, Industry>;

export type IndustryKey = keyof typeof industries;
