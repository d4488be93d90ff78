import { useLoaderData, type MetaFunction } from 'react-router';
import { loadPosts } from '../../areas/content/blog-writing/api/load-posts.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { Writing, writingMeta } from './writing.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) => writingMeta('post', loaderData);

export const clientLoader = staffLoader('moderator', (search) => loadPosts('post', search));

export default function StaffPosts() {
  return <Writing kind="post" loaded={useLoaderData<typeof clientLoader>()} />;
}
