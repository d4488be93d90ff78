import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { AboutPage } from '../areas/pages/site/components/about-page.tsx';
import { isPopular } from '../areas/pages/site/tile-rules.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import { board } from '../lib/board.ts';

// Below the fold.
const PostTeasers = lazyComponent(
  async () => (await import('../areas/content/blog/components/post-teasers.tsx')).PostTeasers,
);

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const [stats, categories, posts] = await Promise.all([
    pageData.getSiteStats(),
    pageData.countJobsByCategory(),
    pageData.blog.listTeasers(),
  ]);
  // Counts of a part would be wrong ones, and this page says nothing of loading.
  const all = [
    { kind: 'jobs', count: stats.openJobs } as const,
    { kind: 'companies', count: stats.companies } as const,
    { kind: 'fields', count: categories.filter(isPopular).length } as const,
  ];
  return { figures: stats.isLoading ? [] : all, posts, publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`About Us`,
    description: msg`${board.name} is a job board that shows what there is, where it is and what it pays, and tells you what became of your application.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.aboutUs}`,
  });

export default function AboutUs() {
  const { figures, posts } = useLoaderData<typeof loader>();
  return (
    <>
      <AboutPage figures={figures} />
      <PostTeasers posts={posts} />
    </>
  );
}
