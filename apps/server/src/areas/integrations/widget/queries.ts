import { widgetPaths } from '@waymark/contract/integrations/widget-choices';
import type { WidgetQuery } from '@waymark/contract/integrations/widget';
import { jobSearchSchema, type JobCard } from '@waymark/contract/jobs/jobs';
import { companyPath, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';

/** The content of a widget. */
export interface WidgetContent {
  title: string;
  jobs: readonly JobCard[];
  total: number;
  /** The page of the board with all of them. */
  allPath: string;
}

/** The jobs of a widget. Throws `not_found` for a company that is not public. */
export async function readWidget(
  index: JobIndex,
  { company: idOrSlug, limit, theme: _theme, accent: _accent, ...asked }: WidgetQuery,
): Promise<WidgetContent> {
  const company = idOrSlug ? await index.findCompany(idOrSlug) : undefined;
  if (company === null) throw new AppError('not_found', msg`There is no company with this address.`);
  const search = { ...jobSearchSchema.parse({}), ...asked, company: company ? [company.id] : [] };
  const { data, total } = await index.search({ ...search, isStrict: true });
  const isWhole = company && !asked.q && !asked.location;
  return {
    title: company ? msg`Jobs at ${company.name}` : msg`Open jobs`,
    jobs: data.slice(0, limit),
    total,
    allPath: isWhole ? companyPath(company.id) : searchPath(search),
  };
}

/** The address of a widget's list or page with what it was asked for. */
export function widgetKey(part: keyof typeof widgetPaths, query: WidgetQuery): string {
  return `${widgetPaths[part]} ${JSON.stringify(query)}`;
}
