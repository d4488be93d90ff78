import type { PostCard } from '@waymark/contract/content/posts';
import type { Testimonial } from '@waymark/contract/content/testimonials';
import type { BoardCounts, CountedName } from '@waymark/contract/jobs/categories';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { HomeSectionKind } from '@waymark/contract/pages/site-choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/message';
import { Fragment, type ReactNode } from 'react';
import { useBoardWords } from '../lib/board-words.ts';
import { PostTeasers } from '../areas/content/blog/components/post-teasers.tsx';
import { TestimonialCard } from '../areas/content/contact/components/testimonial-card.tsx';
import { RecentJobs } from '../areas/jobs/jobs/components/recent-jobs.tsx';
import { FeaturedCities } from '../areas/pages/job-pages/components/featured-cities.tsx';
import { Counters } from '../areas/pages/site/components/counters.tsx';
import { MembershipPlans } from '../areas/payments/billing/components/membership-plans.tsx';
import { ButtonLink } from '../components/form/button.tsx';
import { Link } from '../components/layout/link.tsx';
import { PageSection } from '../components/layout/page-section.tsx';
import { PhoneFold } from '../components/layout/phone-fold.tsx';
import { SectionHead } from '../components/layout/section-head.tsx';
import { Carousel } from '../components/media/carousel.tsx';
import { CategoryIcon } from '../components/media/category-icon.tsx';
import ui from '../styles/primitives.module.css';
import styles from './home.module.css';
import { useSay } from '../lib/languages/say.ts';

interface HomeBlocksProps {
  sections: readonly HomeSectionKind[];
  featured: { cards: readonly CountedName[]; cities: number };
  tiles: readonly { value: string; count: number }[];
  recent: { jobs: readonly JobCard[]; total: number; page: number };
  testimonials: readonly Testimonial[];
  counts: BoardCounts;
  posts: readonly PostCard[];
}

/** The sections below the search on the home page, in the order that staff chose. */
export default function HomeBlocks({ sections, ...props }: HomeBlocksProps) {
  return sections.map((section) => <Fragment key={section}>{blocks[section](props)}</Fragment>);
}

type BlockProps = Omit<HomeBlocksProps, 'sections'>;

const blocks: Readonly<Record<HomeSectionKind, (props: BlockProps) => ReactNode>> = {
  cities: ({ featured }) => <FeaturedSection {...featured} />,
  categories: ({ tiles }) => <CategoryTiles categories={tiles} />,
  recent: ({ recent, testimonials }) => {
    const latest = testimonials.at(-1);
    const quote = latest && <TestimonialCard testimonial={latest} />;
    return <RecentJobs {...recent} aside={<RecentAside testimonial={quote} />} />;
  },
  testimonials: ({ testimonials }) => <Testimonials testimonials={testimonials} />,
  posts: ({ posts }) => <PostTeasers posts={posts} />,
  counters: ({ counts }) => <Counters counts={counts} />,
  plans: () => <MembershipPlans />,
};

/** Absent without testimonials (I-5). */
function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const say = useSay();
  if (testimonials.length === 0) return null;
  return (
    <PageSection aria-labelledby="testimonials">
      <SectionHead id="testimonials" title={say`People who found their way`} />
      <Carousel
        label={say`Testimonials`}
        slides={testimonials.map((testimonial) => ({
          key: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </PageSection>
  );
}

/** Beside the recent jobs: a testimonial, and for guests the link to an account (I-4). */
function RecentAside({ testimonial }: { testimonial: ReactNode }) {
  const say = useSay();
  return (
    <aside
      className={`${ui['grid5']} ${ui['alignStart']} ${styles['aside']}`}
      aria-label={say`About having an account`}
      data-for={testimonial ? undefined : 'guest'}
    >
      {testimonial && <PhoneFold label={say`What people say of it`}>{testimonial}</PhoneFold>}
      <div className={`${ui['grid4']} ${styles['call']}`} data-for="guest">
        <h3
          className={styles['blocksTitle']}
        >{say`Apply once you know the way. We keep track of the rest.`}</h3>
        <p>
          {say`With an account your resume is ready when the right job appears, and you see which employers have looked at your application.`}
        </p>
        <ButtonLink to={paths.register}>{say`Create an Account`}</ButtonLink>
      </div>
    </aside>
  );
}

interface FeaturedSectionProps {
  cards: readonly CountedName[];
  /** How many cities have open jobs. */
  cities: number;
}

function FeaturedSection({ cards, cities }: FeaturedSectionProps) {
  const say = useSay();
  if (cards.length === 0) return null;
  return (
    <PageSection aria-labelledby="featured-cities">
      <SectionHead
        id="featured-cities"
        title={say`Featured Cities`}
        lead={cities >= 20 && say`20+ Featured Cities Added Jobs`}
      >
        <ButtonLink variant="secondary" to={paths.categoryLocationJobs}>
          {say`Jobs by Location`}
        </ButtonLink>
      </SectionHead>
      <PhoneFold label={say`Show ${plural(cards.length, 'place')}`}>
        <FeaturedCities cards={cards} />
      </PhoneFold>
    </PageSection>
  );
}

function CategoryTiles({ categories }: { categories: readonly { value: string; count: number }[] }) {
  const say = useSay();
  const words = useBoardWords();
  if (categories.length === 0) return null;
  return (
    <PageSection aria-labelledby="popular-categories">
      <SectionHead id="popular-categories" title={say`Popular categories`}>
        <ButtonLink variant="secondary" to={paths.categoryAllJobs}>
          {say`All Categories`}
        </ButtonLink>
      </SectionHead>
      <PhoneFold label={say`Show ${categories.length} categories`}>
        <ul className={styles['tiles']}>
          {categories.map(({ value, count }) => (
            <li key={value}>
              <Link className={`${ui['grid1']} ${styles['tile']}`} to={searchPath({ category: value })}>
                <CategoryIcon category={value} />
                <span className={styles['name']}>{categoryLabel(words, value)}</span>
                <span
                  className={`${ui['note']} ${ui['numbers']}`}
                >{say`${plural(count, 'Open Position')}`}</span>
                <svg
                  className={styles['arrow']}
                  viewBox="0 0 28 16"
                  width="28"
                  height="16"
                  aria-hidden="true"
                  data-mirrors
                >
                  <path d="M1 8h24M18 1.5L25.5 8 18 14.5" />
                </svg>
              </Link>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </PageSection>
  );
}
