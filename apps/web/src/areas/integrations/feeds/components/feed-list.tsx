import type { FeedCheck, PartnerFeed } from '@waymark/contract/integrations/feeds';
import { labelOf } from '@waymark/contract/jobs/choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { shownDays } from '@waymark/contract/posting/choices';
import { feedPartners } from '@waymark/contract/posting/visit-marks';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Since } from '../../../../components/data/desk.tsx';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Partner` },
  { name: msg`State` },
  { name: msg`Go out`, numeric: true },
  { name: msg`Incomplete`, numeric: true },
  { name: msg`Clicks`, numeric: true },
  { name: msg`Last read` },
];

/** The feeds of all partners (L-27). */
export function FeedList({ feeds, children }: { feeds: readonly PartnerFeed[]; children: ReactNode }) {
  const say = useSay();
  const { data: checks, failure } = useLoaded(
    (signal) => callApi('GET /staff/feeds/check', {}, { signal }).then(({ data }) => data),
    [],
  );
  return (
    <>
      <PageHeading>{say`Feeds`}</PageHeading>
      <Card title={say`Partners`}>
        <p className={ui['note']}>
          {say`A partner reads your open postings at a secret address and sends people here. Postings that were imported go out only where their source allows it. Clicks are of the last ${shownDays} days.`}
        </p>
        {failure && (
          <p className={ui['note']}>{say`The postings could not be checked: ${failure.message}`}</p>
        )}
        <DataTable columns={columns.map((column) => ({ ...column, name: say(column.name) }))}>
          {feeds.map((feed) => (
            <FeedRow
              key={feed.partner}
              feed={feed}
              check={checks?.find(({ partner }) => partner === feed.partner)}
            />
          ))}
        </DataTable>
      </Card>
      {children}
    </>
  );
}

function FeedRow({ feed, check }: { feed: PartnerFeed; check: FeedCheck | undefined }) {
  const say = useSay();
  const locale = useLocale();
  const { partner, isOn, clicks, readAt } = feed;
  const counted = (count: number | undefined) => (count === undefined ? '…' : formatCount(count, locale));
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        <Link to={searchPath({ partner }, paths.staffFeeds)}>{say(labelOf(feedPartners, partner))}</Link>
      </th>
      <td>
        <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? say`On` : say`Off`}</Badge>
      </td>
      <td data-numeric data-label={say`Go out`}>
        {counted(check?.sent)}
      </td>
      <td data-numeric data-label={say`Incomplete`}>
        {counted(check?.lacking)}
      </td>
      <td data-numeric data-label={say`Clicks`}>
        {formatCount(clicks, locale)}
      </td>
      <td className={`${ui['softSm']} ${ui['nowrap']}`} data-label={say`Last read`}>
        {readAt === null ? say`Never` : <Since at={readAt} />}
      </td>
    </tr>
  );
}
