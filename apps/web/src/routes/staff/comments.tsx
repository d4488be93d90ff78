import { commentStates } from '@waymark/contract/content/choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { CommentDesk } from '../../areas/content/comments/components/comment-desk.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Comments`);

export const clientLoader = staffLoader('moderator', async (search) => {
  const state = commentStates.find((one) => one === search.get('show')) ?? 'held';
  return { state, list: await callApi('GET /staff/comments', { query: { state, page: readPage(search) } }) };
});

export default function StaffComments() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <StaffArea role="moderator">{loaded && <CommentDesk {...loaded} />}</StaffArea>;
}
