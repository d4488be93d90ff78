import { useLoaderData, type MetaFunction } from 'react-router';
import { loadPosts } from '../../areas/content/blog-writing/api/load-posts.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { Writing, writingMeta } from './writing.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) => writingMeta('page', loaderData);

export const clientLoader = staffLoader('moderator', (search) => loadPosts('page', search));

export default function StaffPages() {
  return <Writing kind="page" loaded={useLoaderData<typeof clientLoader>()} />;
}
