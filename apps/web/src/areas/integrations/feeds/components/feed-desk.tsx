import { feedLacks, feedRequirements, type FeedLack } from '@waymark/contract/integrations/choices';
import type { FeedCheck, PartnerFeed } from '@waymark/contract/integrations/feeds';
import { labelOf } from '@waymark/contract/jobs/choices';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { feedPartners, type FeedPartner } from '@waymark/contract/posting/visit-marks';
import { formatCount } from '@waymark/contract/text/format';
import { formatList } from '@waymark/contract/text/intl';
import { msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import styles from '../../../../components/data/desk.module.css';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SwitchField } from '../../../../components/form/switch-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { AddressCard } from './address-card.tsx';
import { LeftOutCard } from './left-out-card.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** One partner's feed: switch, address, companies that are left out, and what its postings lack (L-27). */
export function FeedDesk({ feed }: { feed: PartnerFeed }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { partner, isOn, addressMadeAt, readAt } = feed;
  const { pending, press } = useChange();
  const change = (next: boolean) =>
    press(callApi('PUT /staff/feeds/:partner', { params: { partner }, body: { isOn: next } }));
  return (
    <>
      <DeskHeading list={paths.staffFeeds}>{say`Feed: ${say(labelOf(feedPartners, partner))}`}</DeskHeading>
      <Card title={say`Delivery`}>
        {addressMadeAt === null ? (
          <p className={ui['lead']}>{say`Make an address first: then the feed can be switched on.`}</p>
        ) : (
          <SwitchField
            label={say`The partner gets postings`}
            hint={say`While this is off the address answers as if there were no feed, and the partner takes the postings down.`}
            state={
              readAt === null
                ? say`It has never been read.`
                : say`It was last read on ${formatDate(words, readAt, locale)}.`
            }
            checked={isOn}
            pending={pending}
            onChange={change}
          />
        )}
      </Card>
      <AddressCard partner={partner} madeAt={addressMadeAt} />
      <LeftOutCard feed={feed} />
      <CheckCard partner={partner} leftOut={feed.leftOut.length} />
    </>
  );
}

function CheckCard({ partner, leftOut }: { partner: FeedPartner; leftOut: number }) {
  const say = useSay();
  const { data, failure } = useLoaded(
    (signal) => callApi('GET /staff/feeds/check', {}, { signal }).then((answer) => answer.data),
    [leftOut],
  );
  const check = data?.find((one) => one.partner === partner);
  return (
    <Card title={say`Postings`}>
      <p className={ui['note']}>
        {say`Required by this partner: ${nameLacks(say, feedRequirements[partner])}. A posting that lacks one of these does not go out.`}
      </p>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {!check && !failure && <LoadingLine>{say`Looking at the postings…`}</LoadingLine>}
      {check && <CheckResult check={check} />}
    </Card>
  );
}

const columns = [{ name: msg`Posting` }, { name: msg`Missing` }];

const nameLacks = (say: Say, lacks: readonly FeedLack[]) =>
  formatList(
    lacks.map((lack) => say(feedLacks[lack])),
    say.language,
  );

function CheckResult({ check }: { check: FeedCheck }) {
  const say = useSay();
  const locale = useLocale();
  const { sent, imported, leftOut, lacking, lacks, examples } = check;
  return (
    <>
      <ul className={ui['stack2']}>
        <li>
          <strong>{say`${plural(sent, '# posting goes out', '# postings go out')}.`}</strong>
        </li>
        {imported > 0 && (
          <li>{say`${plural(imported, '# posting came', '# postings came')} from elsewhere and may not be passed on.`}</li>
        )}
        {leftOut > 0 && <li>{say`${plural(leftOut, '# posting')} of companies that are left out.`}</li>}
        {lacks.map(({ lack, count }) => (
          <li key={lack}>{say`Missing in ${plural(count, '# posting')}: ${say(feedLacks[lack])}`}</li>
        ))}
      </ul>
      {examples.length > 0 && (
        <>
          {lacking > examples.length && (
            <p className={ui['note']}>
              {say`The first ${formatCount(examples.length, locale)} of ${formatCount(lacking, locale)} that lack something:`}
            </p>
          )}
          <DataTable columns={columns.map(({ name }) => ({ name: say(name) }))}>
            {examples.map((example) => (
              <tr key={example.jobId}>
                <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
                  <Link to={jobDetailPath(example.jobId)} dir="auto">
                    {example.title}
                  </Link>
                  <span className={`${ui['note']} ${ui['subtitle']}`}>{example.company}</span>
                </th>
                <td>{nameLacks(say, example.lacks)}</td>
              </tr>
            ))}
          </DataTable>
        </>
      )}
    </>
  );
}
