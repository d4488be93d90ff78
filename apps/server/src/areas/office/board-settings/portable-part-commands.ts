import type { z } from '@waymark/contract/zod';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  exportPages,
  importPages,
  portablePagesSchema,
} from '../../content/blog-writing/portable-commands.ts';
import {
  exportSources,
  importSources,
  portableSourcesSchema,
} from '../../jobs/job-sources/portable-commands.ts';
import {
  exportCoupons,
  importCoupons,
  portableCouponsSchema,
} from '../../payments/coupons/portable-commands.ts';
import { exportPlans, importPlans, portablePlansSchema } from '../../payments/plans/portable-commands.ts';

/** What a file of settings has beside them; a part that is missing stays as it is. */
export const portableSchemas = {
  plans: portablePlansSchema.optional(),
  coupons: portableCouponsSchema.optional(),
  pages: portablePagesSchema.optional(),
  sources: portableSourcesSchema.optional(),
};
export type PortableParts = {
  [Part in keyof typeof portableSchemas]?: z.output<(typeof portableSchemas)[Part]>;
};

export async function exportParts(database: Kysely<Tables>): Promise<Required<PortableParts>> {
  return {
    plans: await exportPlans(database),
    coupons: await exportCoupons(database),
    pages: await exportPages(database),
    sources: await exportSources(database),
  };
}

/** Sets each part that is given; coupons name plans, so plans come first. Gives the names of those that changed. */
export async function importParts(
  transaction: Kysely<Tables>,
  { plans, coupons, pages, sources }: PortableParts,
): Promise<string[]> {
  const changed: string[] = [];
  if (plans && (await importPlans(transaction, plans))) changed.push('plans');
  if (coupons && (await importCoupons(transaction, coupons))) changed.push('coupons');
  if (pages && (await importPages(transaction, pages))) changed.push('pages');
  if (sources && (await importSources(transaction, sources))) changed.push('sources');
  return changed;
}
