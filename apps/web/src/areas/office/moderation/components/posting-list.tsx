import { labelOf } from '@waymark/contract/jobs/choices';
import { moderatedLists, signKinds } from '@waymark/contract/posting/moderation-choices';
import type { Page } from '@waymark/contract/pagination';
import type { ModeratedPosting, ModeratedPostingsQuery } from '@waymark/contract/posting/staff-postings';
import { msg, plural } from '@waymark/contract/text/message';
import { Link } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import ui from '../../../../styles/primitives.module.css';
import { emptyLists, moderationLabels } from '../constants.ts';
import { moderatedPostingsPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [{ name: msg`Posting` }, { name: msg`Since` }, { name: msg`What to know` }];

interface PostingListProps {
  query: ModeratedPostingsQuery;
  postings: Page<ModeratedPosting>;
}

/** Postings that wait for a decision, or have one (J-5). */
export function PostingList({ query, postings }: PostingListProps) {
  const say = useSay();
  return (
    <DeskList
      title={say`Postings`}
      tabs={{
        label: say`Lists of postings`,
        choices: moderatedLists,
        show: query.show,
        pathOf: (show) => moderatedPostingsPath({ show }),
      }}
      search={{
        label: say`Title or company`,
        words: query.q,
        pathOf: (q) => moderatedPostingsPath({ ...query, q, page: 1 }),
      }}
      list={postings}
      pathOfPage={(page) => moderatedPostingsPath({ ...query, page })}
      columns={columns}
      empty={
        <EmptyDesk title={emptyLists[query.show].title} words={query.q}>
          {emptyLists[query.show].text}
        </EmptyDesk>
      }
    >
      {postings.data.map((posting) => (
        <PostingRow key={posting.id} posting={posting} query={query} />
      ))}
    </DeskList>
  );
}

function PostingRow({ posting, query }: { posting: ModeratedPosting; query: ModeratedPostingsQuery }) {
  const say = useSay();
  const { id, title, company, since, moderation, signs, reports } = posting;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        <Link to={moderatedPostingsPath({ ...query, job: id })} dir="auto">
          {title}
        </Link>
        <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
          {company.name}
        </span>
      </th>
      <SinceCell at={since} />
      <td>
        <span className={ui['cluster2']}>
          {moderation && <Badge>{moderationLabels[moderation]}</Badge>}
          {signs.map((kind) => (
            <Badge key={kind} tone="bad">
              {say(labelOf(signKinds, kind))}
            </Badge>
          ))}
          {reports > 0 && <Badge tone="bad">{say`${plural(reports, 'report')}`}</Badge>}
        </span>
      </td>
    </tr>
  );
}
