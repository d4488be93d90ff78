import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';
import type { Occupation, OccupationSheet } from './occupation.ts';
import { administration } from './occupations/administration.ts';
import { automotive } from './occupations/automotive.ts';
import { construction } from './occupations/construction.ts';
import { customerService } from './occupations/customer-service.ts';
import { dataScience } from './occupations/data-science.ts';
import { design } from './occupations/design.ts';
import { education } from './occupations/education.ts';
import { engineering } from './occupations/engineering.ts';
import { finance } from './occupations/finance.ts';
import { foodService } from './occupations/food-service.ts';
import { health } from './occupations/health.ts';
import { hospitality } from './occupations/hospitality.ts';
import { humanResource } from './occupations/human-resource.ts';
import { informationTechnology } from './occupations/information-technology.ts';
import { legal } from './occupations/legal.ts';
import { logistics } from './occupations/logistics.ts';
import { manufacturing } from './occupations/manufacturing.ts';
import { marketing } from './occupations/marketing.ts';
import { product } from './occupations/product.ts';
import { quality } from './occupations/quality.ts';
import { realEstate } from './occupations/real-estate.ts';
import { retail } from './occupations/retail.ts';
import { sales } from './occupations/sales.ts';
import { science } from './occupations/science.ts';
import { socialCare } from './occupations/social-care.ts';
import { telecommunications } from './occupations/telecommunications.ts';

const sheets: Record<Exclude<JobCategory, 'other'>, readonly OccupationSheet[]> = {
  design,
  education,
  finance,
  'human-resource': humanResource,
  telecommunications,
  'food-service': foodService,
  construction,
  health,
  automotive,
  'information-technology': informationTechnology,
  engineering,
  'data-science': dataScience,
  product,
  marketing,
  sales,
  'customer-service': customerService,
  administration,
  legal,
  logistics,
  manufacturing,
  quality,
  'real-estate': realEstate,
  retail,
  hospitality,
  science,
  'social-care': socialCare,
};

export const occupations: readonly Occupation[] = Object.entries(sheets).flatMap(([category, list]) =>
  list.map((sheet) => ({ ...sheet, category: category as JobCategory })),
);
