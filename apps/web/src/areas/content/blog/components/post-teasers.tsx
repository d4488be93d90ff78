import type { PostCard } from '@waymark/contract/content/posts';
import { Link } from '../../../../components/layout/link.tsx';
import { PageSection } from '../../../../components/layout/page-section.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import { Carousel } from '../../../../components/media/carousel.tsx';
import { mainLayout } from '../constants.ts';
import { PostItem } from './post-item.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** The newest posts in a row: three, two or one at a time (J-3, I-6). */
export function PostTeasers({ posts }: { posts: readonly PostCard[] }) {
  const say = useSay();
  if (posts.length === 0) return null;
  return (
    <PageSection aria-labelledby="latest-posts" data-print="none">
      <SectionHead id="latest-posts" title={say`Latest from the blog`}>
        <Link to={mainLayout.path}>{say`All posts`}</Link>
      </SectionHead>
      <Carousel
        label={say`Latest posts`}
        arrows
        slides={posts.map((post) => ({
          key: post.id,
          content: <PostItem post={{ ...post, summary: '' }} form="card" heading="h3" />,
        }))}
      />
    </PageSection>
  );
}
