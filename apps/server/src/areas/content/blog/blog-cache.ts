import { teasersShown } from '@waymark/contract/content/choices';
import type { BlogData, PostComment, PostDetail } from '@waymark/contract/content/posts';
import type { Language } from '@waymark/contract/text/languages';
import { LRUCache } from 'lru-cache';
import { Kept } from '../../../platform/kept.ts';
import { lastKnown } from '../../../platform/last-known.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { Services } from '../../../platform/services.ts';
import { drawChart } from './chart-rules.ts';
import { presentCard } from './presenter.ts';
import {
  findOwnPage,
  findPost,
  getSidebar,
  listFigures,
  listNewest,
  listPictures,
  listPosts,
  listRelated,
  type PublicPost,
} from './queries.ts';
import { listCharts, nameOfChart, type RenderedText } from './rules.ts';
import { renderPostText } from './text-gateway.ts';

/** Rendered HTML: the slowest part of a page. */
const renderedTexts = 100;

type Parts = Pick<Services, 'database' | 'changes'>;

/** The blog’s data for pages. Shared parts are cached until a post changes. */
export function createBlogData(
  { database, changes }: Parts,
  listComments: (postId: string) => Promise<PostComment[]>,
): BlogData {
  const teasers = new Kept(lastKnown(() => listNewest(database, teasersShown.pages)));
  const sidebar = new Kept(() => getSidebar(database));
  function forget(): void {
    teasers.forget();
    sidebar.forget();
  }
  changes.subscribe({
    changed(told) {
      if (told.some(({ kind }) => kind === 'post')) forget();
    },
    lost: forget,
  });
  const texts = new LRUCache<string, RenderedText>({ max: renderedTexts });

  async function present(row: PublicPost, language: Language): Promise<PostDetail> {
    const { html, contents } = await renderText({ database, texts }, row, language);
    return {
      ...presentCard(row),
      tags: row.tags,
      authorLine: row.author_line ?? '',
      changedAt: (row.changed_at ?? new Date(0)).toISOString(),
      html,
      contents,
      related: await listRelated(database, row),
    };
  }

  return {
    listPosts: (filter, page, pageSize) => listPosts(database, filter, page, pageSize),
    getSidebar: () => sidebar.get(),
    async findPost(slug, language) {
      const found = await findPost(database, slug);
      if (found === undefined || found === 'withdrawn') return found ?? null;
      return present(found, language);
    },
    async findOwnPage(slug, language) {
      const row = await findOwnPage(database, slug);
      if (!row) return null;
      const { html } = await renderText({ database, texts }, row, language);
      return { title: row.title, description: row.summary, html };
    },
    listComments,
    listTeasers: () => teasers.get(),
  };
}

async function renderText(
  { database, texts }: Pick<Parts, 'database'> & { texts: LRUCache<string, RenderedText> },
  { id, body, changed_at: changedAt }: Pick<PublicPost, 'id' | 'body' | 'changed_at'>,
  language: Language,
): Promise<RenderedText> {
  const charts = listCharts(body);
  const figures = await listFigures(database, charts.map(nameOfChart));
  const counted = [...figures.values()].map(({ counted_at: at }) => Number(at));
  // Only what is drawn of charts is in a language.
  const key = [id, Number(changedAt), ...counted, charts.length > 0 ? language : ''].join(' ');
  const known = texts.get(key);
  if (known) return known;
  const rendered = await renderPostText(body, await listPictures(database, id), (chart) => {
    const row = figures.get(nameOfChart(chart));
    return drawChart(chart, row?.figures, row?.counted_at, sayIn(language));
  });
  texts.set(key, rendered);
  return rendered;
}
