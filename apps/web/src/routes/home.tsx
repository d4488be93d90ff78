import { formatCount, moreThan } from '@waymark/contract/text/format-count';
import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { OrderDetails } from '../areas/payments/career-services/components/customer-parts.tsx';
import { HeroSearch } from '../areas/search/job-search/components/hero-search.tsx';
import { recentJobsShown } from '../areas/jobs/jobs/constants.ts';
import { Hero } from '../areas/pages/site/components/hero.tsx';
import terrain from '../areas/pages/site/terrain.svg';
import { isPopular } from '../areas/pages/site/constants.ts';
import { boardMarkup } from '../areas/pages/site/markup-rules.ts';
import { tilesOf } from '../areas/pages/site/tile-rules.ts';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

/** An address that asks for no page, or for none that could be, gets the first. */
function recentPageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get('recent'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const page = recentPageOf(request.url);
  const [stats, categories, recent, featured, counts, testimonials, chosen, posts] = await Promise.all([
    pageData.getSiteStats(),
    pageData.countJobsByCategory(),
    pageData.listRecentJobs(page, recentJobsShown),
    pageData.categories.listFeaturedCities(),
    pageData.categories.countBoard(),
    pageData.listTestimonials(),
    pageData.getHomeCategories(),
    pageData.blog.listTeasers(),
  ]);
  const tiles = tilesOf(categories.filter(isPopular), chosen);
  const { publicUrl } = pageData;
  return { stats, tiles, recent: { ...recent, page }, featured, counts, testimonials, posts, publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const jobs = moreThan(loaderData?.stats.openJobs ?? 0);
  const publicUrl = loaderData?.publicUrl ?? '';
  const page = pageMeta({
    title: 'Find Jobs, Employment & Career Opportunities',
    description: `${jobs > 0 ? `More than ${formatCount(jobs)} open jobs.` : 'Open jobs.'} Search by title, place and sector, and apply.`,
    canonical: `${publicUrl}${paths.home}`,
  });
  return [...page, { 'script:ld+json': boardMarkup(board, publicUrl) }];
};

/** Below the search: complete without a script, so that its own can come after the one of the search. */
const HomeBlocks = lazyComponent(async () => (await import('./home-blocks.tsx')).default);

export default function Home() {
  const { stats, featured, tiles, recent, testimonials, counts, posts } = useLoaderData<typeof loader>();
  return (
    <>
      {/* The hero's map is its largest part: it is asked for before the hero is laid out. */}
      <link rel="preload" as="image" href={terrain} type="image/svg+xml" fetchPriority="high" />
      <OrderDetails />
      <Hero stats={stats}>
        <HeroSearch />
      </Hero>
      <HomeBlocks {...{ featured, tiles, recent, testimonials, counts, posts }} />
    </>
  );
}
