import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { describePosts, loadPosts } from '../../areas/content/blog/api/load-posts.ts';
import { BlogPage } from '../../areas/content/blog/components/blog-page.tsx';
import { SubscribeAside } from '../../areas/content/newsletter/components/subscribe-form.tsx';

export const loader = (given: LoaderFunctionArgs) => loadPosts(given, 'classic');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => describePosts(loaderData);

export default function BlogClassic() {
  return <BlogPage {...useLoaderData<typeof loader>()} newsletter={<SubscribeAside />} />;
}
