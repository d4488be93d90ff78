import type { BoardCounts, CountedName } from '@waymark/contract/categories';
import type { JobCard } from '@waymark/contract/jobs';
import type { Testimonial } from '@waymark/contract/testimonials';
import { MembershipPlans } from '../features/billing/components/membership-plans.tsx';
import { FeaturedSection } from '../features/jobs/components/featured-section.tsx';
import { RecentJobs } from '../features/jobs/components/recent-jobs.tsx';
import { CategoryTiles } from '../features/site/components/category-tiles.tsx';
import { Counters } from '../features/site/components/counters.tsx';
import { RecentAside } from '../features/site/components/recent-aside.tsx';
import { Testimonials } from '../features/site/components/testimonials.tsx';

interface HomeBlocksProps {
  featured: { cards: readonly CountedName[]; cities: number };
  tiles: readonly { value: string; count: number }[];
  recent: { jobs: readonly JobCard[]; total: number; page: number };
  testimonials: readonly Testimonial[];
  counts: BoardCounts;
}

/** What follows the search on the home page. */
export default function HomeBlocks({ featured, tiles, recent, testimonials, counts }: HomeBlocksProps) {
  return (
    <>
      <FeaturedSection {...featured} />
      <CategoryTiles categories={tiles} />
      <RecentJobs {...recent} aside={<RecentAside testimonial={testimonials.at(-1)} />} />
      <Testimonials testimonials={testimonials} />
      <Counters counts={counts} />
      <MembershipPlans />
    </>
  );
}
