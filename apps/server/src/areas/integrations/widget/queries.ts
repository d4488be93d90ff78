import { widgetPaths } from '@waymark/contract/integrations/widget-choices';
import type { WidgetQuery } from '@waymark/contract/integrations/widget';
import { jobSearchSchema, type JobCard } from '@waymark/contract/jobs/jobs';
import { companyPath, searchPath } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';

/** The content of a widget. */
export interface WidgetContent {
  title: string;
  /** That of its words and of the pages that it leads to. */
  say: Say;
  jobs: readonly JobCard[];
  total: number;
  /** The page of the board with all of them. */
  allPath: string;
}

/** The jobs of a widget. Throws `not_found` for a company that is not public. */
export async function readWidget(
  index: JobIndex,
  { company: idOrSlug, limit, theme: _theme, accent: _accent, lang, ...asked }: WidgetQuery,
): Promise<WidgetContent> {
  const company = idOrSlug ? await index.findCompany(idOrSlug) : undefined;
  if (company === null) throw new AppError('not_found', msg`There is no company with this address.`);
  const search = { ...jobSearchSchema.parse({}), ...asked, company: company ? [company.id] : [] };
  const { data, total } = await index.search({ ...search, isStrict: true });
  const isWhole = company && !asked.q && !asked.location;
  const say = sayIn(languageOfWidget(lang));
  return {
    title: company ? say`Jobs at ${company.name}` : say`Open jobs`,
    say,
    jobs: data.slice(0, limit),
    total,
    allPath: isWhole ? companyPath(company.id) : searchPath(search),
  };
}

/** The offered language that a page asks for, by its code with or without a country; else the board's own. */
function languageOfWidget(lang: string | undefined): Language {
  const { own, offered } = board.settings.languages;
  const [code] = lang?.toLowerCase().split('-', 1) ?? [];
  return offered.find((one) => one === code) ?? own;
}

/** The address of a widget's list or page with what it was asked for. */
export function widgetKey(part: keyof typeof widgetPaths, query: WidgetQuery): string {
  return `${widgetPaths[part]} ${JSON.stringify({ ...query, lang: languageOfWidget(query.lang) })}`;
}
