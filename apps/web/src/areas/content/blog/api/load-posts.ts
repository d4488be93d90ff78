import type { Locale } from '@waymark/contract/text/locales';
import { msg, term } from '@waymark/contract/text/message';
import { data, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router';
import { readPage } from '../../../../lib/list-address.ts';
import { pageMeta } from '../../../../lib/page-meta.ts';
import { serverContext } from '../../../../lib/server-context.ts';
import { board, titleOf } from '../../../../lib/board.ts';
import { blogLayouts, feeds, mainLayout, type BlogLayout } from '../constants.ts';
import { describeFilter, isNarrowed, isWhole, postsPath, readFilter } from '../rules.ts';
import { metaSay } from '../../../../lib/languages/say.ts';

/** A page of posts in one of the layouts; 404 beyond the last one. */
export async function loadPosts({ request, context }: LoaderFunctionArgs, layout: BlogLayout) {
  const { blog, publicUrl } = context.get(serverContext).pageData;
  const search = new URL(request.url).searchParams;
  const filter = readFilter(search);
  const page = readPage(search);
  const { pageSize, hasSidebar } = blogLayouts[layout];
  const [list, sidebar] = await Promise.all([
    blog.listPosts(filter, page, pageSize),
    hasSidebar ? blog.getSidebar() : null,
  ]);
  const isBeyond = page > Math.max(1, Math.ceil(list.total / pageSize));
  // A search may find nothing, but a category, tag or month without posts has no page.
  const isUnknown = list.total === 0 && isNarrowed(filter);
  const loaded = { layout, filter, page, pageSize, list, sidebar, publicUrl, isBeyond };
  return data(loaded, { status: isBeyond || isUnknown ? 404 : 200 });
}

export type LoadedPosts = Awaited<ReturnType<typeof loadPosts>>['data'];

/** Search engines index one of the five layouts, because all show the same posts. */
export function describePosts(loaded: LoadedPosts | undefined, language?: Locale): MetaDescriptor[] {
  const say = metaSay();
  if (!loaded || loaded.isBeyond)
    return [{ title: titleOf(say`Page not found`) }, { name: 'robots', content: 'noindex' }];
  const { layout, filter, page, list, publicUrl } = loaded;
  const named = describeFilter(filter, list.author?.name, language ?? say.language);
  const heading = isWhole(filter) ? msg`Blog: job hunting, resumes, interviews and pay` : named;
  const isMain = blogLayouts[layout].path === mainLayout.path;
  const isIndexed = isMain && filter.q === '' && list.total > 0;
  return [
    ...pageMeta({
      title: page > 1 ? msg`${term(heading)}, page ${page}` : heading,
      description:
        list.author?.line ||
        msg`${board.name} on looking for work, resumes, interviews, hiring and pay: concrete, and with sources where a fact needs one.`,
      canonical: publicUrl + postsPath(mainLayout.path, filter, isMain ? page : 1),
    }),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...feedLinks(),
  ];
}

export function feedLinks(): MetaDescriptor[] {
  return feeds.map(({ type, href, label }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    href,
    title: metaSay()(msg`${board.name} blog (${term(label)})`),
  }));
}
