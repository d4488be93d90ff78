import { paths } from '@waymark/contract/paths';
import { useLoaderData, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { MembershipPlans } from '../features/billing/components/membership-plans.tsx';
import { OrderDetails } from '../features/career-services/components/customer-parts.tsx';
import { HeroSearch } from '../features/jobs/components/hero-search.tsx';
import { RecentJobs } from '../features/jobs/components/recent-jobs.tsx';
import { recentJobsShown } from '../features/jobs/constants.ts';
import { AccountCall } from '../features/site/components/account-call.tsx';
import { CategoryTiles } from '../features/site/components/category-tiles.tsx';
import { Hero } from '../features/site/components/hero.tsx';
import terrain from '../features/site/terrain.svg';
import { categoriesShown, isPopular } from '../features/site/constants.ts';
import { formatCount, moreThan } from '../lib/format-count.ts';
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
  const [stats, categories, recent] = await Promise.all([
    pageData.getSiteStats(),
    pageData.countJobsByCategory(),
    pageData.listRecentJobs(page, recentJobsShown),
  ]);
  const popular = categories.filter(isPopular).slice(0, categoriesShown);
  return { stats, popular, recent: { ...recent, page }, publicUrl: pageData.publicUrl };
}

/** The style sheet asks for the hero's map only once it is there itself: a round trip later. */
export const links: LinksFunction = () => [
  { rel: 'preload', as: 'image', href: terrain, type: 'image/svg+xml', fetchPriority: 'high' },
];

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const jobs = moreThan(loaderData?.stats.openJobs ?? 0);
  return pageMeta({
    title: 'Find Jobs, Employment & Career Opportunities',
    description: `${jobs > 0 ? `More than ${formatCount(jobs)} open jobs.` : 'Open jobs.'} Search by title, place and sector, and apply.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.home}`,
  });
};

export default function Home() {
  const { stats, popular, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero stats={stats}>
        <HeroSearch />
      </Hero>
      <OrderDetails />
      <CategoryTiles categories={popular} />
      <RecentJobs {...recent} />
      <MembershipPlans />
      <AccountCall />
    </>
  );
}
