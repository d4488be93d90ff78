import type { PublicBoard } from '@waymark/contract/all-settings';
import { recentJobsShown } from '@waymark/contract/jobs/choices';
import type { SiteStats } from '@waymark/contract/page-data';
import type { LookQuestion, PublicLook } from '@waymark/contract/office/look-choices';
import { localUrl } from '@waymark/contract/language-paths';
import { paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { BannerPlace } from '../areas/content/banners/components/banner-place.tsx';
import terrain from '../areas/pages/site/terrain.svg';
import { moreThan, isPopular, tilesOf } from '../areas/pages/site/tile-rules.ts';
import { OrderDetails } from '../areas/payments/career-services/components/customer-parts.tsx';
import { HeroSearch } from '../areas/search/job-search/components/hero-search.tsx';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { Link } from '../components/layout/link.tsx';
import { PageSection } from '../components/layout/page-section.tsx';
import { SectionHead } from '../components/layout/section-head.tsx';
import { boardWords, board } from '../lib/board.ts';

import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { useLocale } from '../lib/languages/language.ts';
import ui from '../styles/primitives.module.css';
import styles from './home.module.css';
import { metaSay, useSay } from '../lib/languages/say.ts';

/** An address that asks for no page, or for none that could be, gets the first. */
function recentPageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get('recent'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData, language } = context.get(serverContext);
  const page = recentPageOf(request.url);
  const [stats, categories, recent, featured, counts, testimonials, chosen, posts, sections, banner, look] =
    await Promise.all([
      pageData.getSiteStats(),
      pageData.countJobsByCategory(),
      pageData.listRecentJobs(page, recentJobsShown),
      pageData.categories.listFeaturedCities(),
      pageData.categories.countBoard(),
      pageData.listTestimonials(),
      pageData.getHomeCategories(),
      pageData.blog.listTeasers(),
      pageData.getHomeSections(),
      pageData.findBanner('home'),
      pageData.getLook(language),
    ]);
  const tiles = tilesOf(boardWords(), categories.filter(isPopular), chosen);
  const { publicUrl } = pageData;
  const blocks = { sections, tiles, recent: { ...recent, page }, featured, counts, testimonials, posts };
  const { hero, questions } = look;
  return { stats, blocks, banner, publicUrl, ...(hero && { hero }), ...(questions && { questions }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const jobs = moreThan(loaderData?.stats.openJobs ?? 0);
  const publicUrl = loaderData?.publicUrl ?? '';
  const say = metaSay();
  const { language } = say;
  const page = pageMeta(
    {
      title: msg`Find Jobs, Employment & Career Opportunities`,
      description:
        jobs > 0
          ? msg`More than ${formatCount(jobs, language)} open jobs. Search by title, place and sector, and apply.`
          : msg`Open jobs. Search by title, place and sector, and apply.`,
      canonical: `${publicUrl}${paths.home}`,
    },
    say,
  );
  const questions = loaderData?.questions;
  return [
    ...page,
    { 'script:ld+json': boardMarkup(board, publicUrl, language) },
    ...(questions ? [{ 'script:ld+json': questionMarkup(questions) }] : []),
  ];
};

/** Below the search: complete without a script, so that its own can come after the one of the search. */
const HomeBlocks = lazyComponent(async () => (await import('./home-blocks.tsx')).default);

export default function Home() {
  const { stats, blocks, banner, hero, questions } = useLoaderData<typeof loader>();
  return (
    <>
      {/* The hero's map is its largest part: it is asked for before the hero is laid out. */}
      <link rel="preload" as="image" href={terrain} type="image/svg+xml" fetchPriority="high" />
      <OrderDetails />
      <Hero stats={stats} own={hero}>
        <HeroSearch />
      </Hero>
      <BannerPlace banner={banner} />
      <HomeBlocks {...blocks} />
      {questions && <HomeQuestions questions={questions} />}
    </>
  );
}

/** What search engines read of the board on its home page: who it is, and where it is searched (schema.org). */
function boardMarkup({ name, markUrl, drawnIconUrl }: PublicBoard, publicUrl: string, language: Language) {
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#board`,
    name,
    url: localUrl(publicUrl + paths.home, language),
    logo: publicUrl + (markUrl ?? drawnIconUrl ?? '/favicon.svg'),
  };
  const site = {
    '@type': 'WebSite',
    name,
    url: localUrl(publicUrl + paths.home, language),
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: localUrl(`${publicUrl}${paths.browseJobFilterList}?q={search_term_string}`, language),
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site] };
}

/** The board's own questions for search engines (schema.org). */
function questionMarkup(questions: readonly LookQuestion[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** What staff asks and answers about the board. */
function HomeQuestions({ questions }: { questions: readonly LookQuestion[] }) {
  const say = useSay();
  return (
    <PageSection aria-labelledby="board-questions">
      <SectionHead id="board-questions" title={say`Questions and answers`} />
      {questions.map(({ question, answer }, at) => (
        <details key={at} className={styles['question']}>
          <summary dir="auto">{question}</summary>
          {answer.split(/\n+/).map((paragraph, nth) => (
            <p key={nth} dir="auto">
              {paragraph}
            </p>
          ))}
        </details>
      ))}
    </PageSection>
  );
}

interface HeroProps {
  stats: SiteStats;
  own: PublicLook['hero'];
  /** The search form: the hero does not know what can be searched for. */
  children: ReactNode;
}

function Hero({ stats, own = {}, children }: HeroProps) {
  const say = useSay();
  const locale = useLocale();
  const jobs = moreThan(stats.openJobs);
  const { title, lead, picture } = own;
  return (
    <section className={styles['hero']}>
      <div className={`${ui['grid5']} ${ui['pageWidth']} ${styles['inner']}`}>
        <h1 className={styles['title']} dir={title && 'auto'}>
          {title ?? (
            <>
              {jobs > 0 ? say`More than ${formatCount(jobs, locale)} open jobs.` : say`Work worth the walk.`}{' '}
              <span className={styles['second']}>{say`Find the way to yours.`}</span>
            </>
          )}
        </h1>
        <p className={styles['lead']} dir={lead && 'auto'}>
          {lead ?? (
            <>
              {stats.companies > 1 && say`${formatCount(stats.companies, locale)} companies are hiring. `}
              {say`Say what you do and where you want to do it.`}
            </>
          )}
        </p>
        {children}
        {picture && <img className={styles['picture']} src={picture.url} alt={picture.alt} loading="lazy" />}
        <Link className={styles['all']} to={paths.browseJobFilterList}>
          {say`Find Jobs, Employment & Career Opportunities`}
        </Link>
        {stats.loading && <LoadingNote {...stats.loading} />}
        {stats.isLoading && <p>{say`Postings are still loading. The number of jobs is not complete yet.`}</p>}
      </div>
    </section>
  );
}

function LoadingNote({ loaded, total }: { loaded: number; total: number }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <p className={`${ui['cluster']} ${styles['loading']}`}>
      <label htmlFor="jobs-loaded">
        {say`Jobs are still being loaded: ${formatCount(loaded, locale)} of ${formatCount(total, locale)} so far.`}
      </label>
      <progress id="jobs-loaded" value={loaded} max={total} />
    </p>
  );
}
