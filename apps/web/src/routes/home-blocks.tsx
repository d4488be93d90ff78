import type { BoardCounts, CountedName } from '@waymark/contract/categories';
import type { PostCard } from '@waymark/contract/blog/posts';
import type { JobCard } from '@waymark/contract/jobs';
import type { Testimonial } from '@waymark/contract/testimonials';
import { PostTeasers } from '../features/blog/components/post-teasers.tsx';
import { MembershipPlans } from '../features/billing/components/membership-plans.tsx';
import { FeaturedSection } from '../features/job-pages/components/featured-section.tsx';
import { RecentJobs } from '../features/jobs/components/recent-jobs.tsx';
import { CategoryTiles } from '../features/site/components/category-tiles.tsx';
import { Counters } from '../features/site/components/counters.tsx';
import { RecentAside } from '../features/site/components/recent-aside.tsx';
import { TestimonialCard } from '../features/contact/components/testimonial-card.tsx';
import { Testimonials } from '../features/contact/components/testimonials.tsx';

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
