import { msg, type Message } from '@waymark/contract/text/message';
import type { BoardSettingKey, BoardSettings } from '@waymark/contract/all-settings';
import { canonicalPath, ownPagePath, paths } from '@waymark/contract/paths';
import type { SiteLink } from '@waymark/contract/pages/header-choices';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { findRedirect } from '../back-office/queries.ts';

const pagePaths: readonly string[] = Object.values(paths);
const ownPages = ownPagePath('');
/** Files and descriptions for programs, which are no pages. */
const besidePages = /^\/(?:api\/docs\/?|feeds\/.+|sitemap\.xml|robots\.txt|\.well-known\/.+)$/;

/** The links of a setting to paths of this board that lead nowhere, each with what is wrong, by its field. */
export async function findDeadLinks(
  database: Kysely<Tables>,
  key: BoardSettingKey,
  value: unknown,
): Promise<Record<string, Message>> {
  const problems: Record<string, Message> = {};
  for (const { to, field } of linksOf(key, value)) {
    const problem = to.startsWith('/') ? await findProblem(database, to) : undefined;
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

function linksOf(key: BoardSettingKey, value: unknown): { to: string; field: string }[] {
  const inList = (links: readonly SiteLink[], field: string) =>
    links.map(({ to }, at) => ({ to, field: `${field}.${at}.to` }));
  if (key === 'headerLinks') return inList(value as BoardSettings['headerLinks'], 'value');
  if (key !== 'footer') return [];
  const groups = value as BoardSettings['footer'];
  return groups.flatMap(({ links }, at) => inList(links, `value.${at}.links`));
}

async function findProblem(database: Kysely<Tables>, to: string): Promise<Message | undefined> {
  const [path = ''] = to.split(/[?#]/, 1);
  if (pagePaths.includes(canonicalPath(path)) || besidePages.test(path)) return undefined;
  if ((await findRedirect(database, path)) !== null) return undefined;
  const page = path.startsWith(ownPages)
    ? await findOwnPage(database, path.slice(ownPages.length))
    : undefined;
  if (page?.state === 'published') return undefined;
  return page
    ? msg`The page at ${path} is not published. Publish it under Pages, then save this link.`
    : msg`There is no page at ${path}. Check the spelling, or publish a page of yours under Pages first.`;
}

function findOwnPage(database: Kysely<Tables>, slug: string) {
  return database
    .selectFrom('blog_posts')
    .select('state')
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .executeTakeFirst();
}
