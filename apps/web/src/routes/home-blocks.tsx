import type { BoardCounts, CountedName } from '@waymark/contract/jobs/categories';
import type { PostCard } from '@waymark/contract/content/posts';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { Testimonial } from '@waymark/contract/content/testimonials';
import { PostTeasers } from '../areas/content/blog/components/post-teasers.tsx';
import { MembershipPlans } from '../areas/payments/billing/components/membership-plans.tsx';
import { FeaturedSection } from '../areas/pages/job-pages/components/featured-section.tsx';
import { RecentJobs } from '../areas/jobs/jobs/components/recent-jobs.tsx';
import { CategoryTiles } from '../areas/pages/site/components/category-tiles.tsx';
import { Counters } from '../areas/pages/site/components/counters.tsx';
import { RecentAside } from '../areas/pages/site/components/recent-aside.tsx';
import { TestimonialCard } from '../areas/content/contact/components/testimonial-card.tsx';
import { Testimonials } from '../areas/content/contact/components/testimonials.tsx';

interface HomeBlocksProps {
  featured: { cards: readonly CountedName[]; cities: number };
  tiles: readonly { value: string; count: number }[];
  recent: { jobs: readonly JobCard[]; total: number; page: number };
  testimonials: readonly Testimonial[];
  counts: BoardCounts;
  posts: readonly PostCard[];
}

/** What follows the search on the home page. */
export default function HomeBlocks(props: HomeBlocksProps) {
  const { featured, tiles, recent, testimonials, counts, posts } = props;
  const latest = testimonials.at(-1);
  return (
    <>
      <FeaturedSection {...featured} />
      <CategoryTiles categories={tiles} />
      <RecentJobs
        {...recent}
        aside={<RecentAside testimonial={latest && <TestimonialCard testimonial={latest} />} />}
      />
      <Testimonials testimonials={testimonials} />
      <PostTeasers posts={posts} />
      <Counters counts={counts} />
      <MembershipPlans />
    </>
  );
}
