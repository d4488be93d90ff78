import { localUrl } from '@waymark/contract/language-paths';
import { paths, postPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { feedLinks } from '../../areas/content/blog/api/load-posts.ts';
import { PostPage } from '../../areas/content/blog/components/post-page.tsx';
import { postMarkup } from '../../areas/content/blog/rules.ts';
import { CommentSection } from '../../areas/content/comments/components/comment-section.tsx';
import { SubscribeAside } from '../../areas/content/newsletter/components/subscribe-form.tsx';
import { board, titleOf } from '../../lib/board.ts';
import { useLanguage } from '../../lib/languages/language.ts';
import { crumbsMarkup, pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { metaSay } from '../../lib/languages/say.ts';

// It is rare, so posts do not load it.
const MissingPost = lazyComponent(
  async () => (await import('../../areas/content/blog/components/missing-post.tsx')).MissingPost,
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData, language } = context.get(serverContext);
  const { blog, publicUrl } = pageData;
  const slug = new URL(request.url).searchParams.get('post') ?? '';
  const [post, sidebar] = await Promise.all([blog.findPost(slug, language), blog.getSidebar()]);
  if (post === null || post === 'withdrawn') {
    const isGone = post !== null;
    return data({ post: null, isGone, comments: [], sidebar, publicUrl }, { status: isGone ? 410 : 404 });
  }
  return data({ post, isGone: false, comments: await blog.listComments(post.id), sidebar, publicUrl });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData?.post)
    return [
      { title: titleOf(metaSay()(msg`There is no such post`)) },
      { name: 'robots', content: 'noindex' },
    ];
  const { post, publicUrl } = loaderData;
  const say = metaSay();
  const { language } = say;
  return [
    ...pageMeta(
      {
        title: post.title,
        description: post.summary,
        canonical: publicUrl + postPath(post.slug),
        picture: { kind: 'post', name: post.slug, alt: post.title },
      },
      say,
    ),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: post.publishedAt },
    ...feedLinks(),
    { 'script:ld+json': postMarkup(post, publicUrl, board.name) },
    {
      'script:ld+json': crumbsMarkup(
        [
          { name: msg`Home`, path: paths.home },
          { name: msg`Blog`, path: paths.blogGridSidebar },
          { name: post.title, path: postPath(post.slug) },
        ],
        publicUrl,
        language,
      ),
    },
  ];
};

export default function Post() {
  const { post, isGone, comments, sidebar, publicUrl } = useLoaderData<typeof loader>();
  const language = useLanguage();
  if (!post) return <MissingPost isGone={isGone} recent={sidebar.recent} />;
  return (
    <PostPage
      post={post}
      sidebar={sidebar}
      address={localUrl(publicUrl + postPath(post.slug), language)}
      newsletter={<SubscribeAside />}
    >
      <CommentSection key={post.id} slug={post.slug} comments={comments} />
    </PostPage>
  );
}
