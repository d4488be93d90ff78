import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { FeedDesk } from '../../areas/integrations/feeds/components/feed-desk.tsx';
import { FeedList } from '../../areas/integrations/feeds/components/feed-list.tsx';
import { NoticeCard } from '../../areas/integrations/search-notices/components/notice-card.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Feeds`);

export const clientLoader = staffLoader('administrator', async (search) => {
  const [feeds, channels] = await Promise.all([
    callApi('GET /staff/feeds'),
    callApi('GET /staff/search-notices'),
  ]);
  const feed = feeds.data.find(({ partner }) => partner === search.get('partner'));
  return { feeds: feeds.data, feed, channels: channels.data };
});

export default function StaffFeeds() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded) return <StaffArea role="administrator">{null}</StaffArea>;
  const { feeds, feed, channels } = loaded;
  return (
    <StaffArea role="administrator">
      {feed ? (
        <FeedDesk feed={feed} key={feed.partner} />
      ) : (
        <FeedList feeds={feeds}>
          <NoticeCard channels={channels} />
        </FeedList>
      )}
    </StaffArea>
  );
}
