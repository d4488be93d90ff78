import { labelOf } from '@waymark/contract/jobs/choices/jobs';
import { moderatedLists, signKinds } from '@waymark/contract/office/choices/moderation';
import type { ModeratedPosting, ModeratedPostingsQuery } from '@waymark/contract/posting/staff-postings';
import type { Page } from '@waymark/contract/pagination';
import { plural } from '@waymark/contract/text/format-count';
import { Link, useNavigate } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { emptyLists, moderationLabels } from '../constants.ts';
import { moderatedPostingsPath } from '../rules.ts';

interface PostingListProps {
  query: ModeratedPostingsQuery;
  postings: Page<ModeratedPosting>;
}

const columns = [{ name: 'Posting' }, { name: 'Since' }, { name: 'What to know' }];

/** Postings by what staff has to do with them (J-5). */
export function PostingList({ query, postings }: PostingListProps) {
  const navigate = useNavigate();
  const { data, total, page, pageSize } = postings;
  return (
    <>
      <PageHeading>Postings</PageHeading>
      <TabLinks
        label="Lists of postings"
        tabs={moderatedLists.map(({ value, label }) => ({
          label,
          to: moderatedPostingsPath({ show: value }),
          isCurrent: value === query.show,
        }))}
      />
      <WordsSearch
        className={desk['search']}
        label="Title or company"
        words={query.q}
        onSearch={(q) => void navigate(moderatedPostingsPath({ ...query, q, page: 1 }))}
      />
      {total > 0 ? (
        <DataTable columns={columns}>
          {data.map((posting) => (
            <PostingRow key={posting.id} posting={posting} query={query} />
          ))}
        </DataTable>
      ) : (
        <NoPostings query={query} />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => moderatedPostingsPath({ ...query, page: next })}
      />
    </>
  );
}

function NoPostings({ query }: { query: ModeratedPostingsQuery }) {
  if (query.q) return <EmptyState title="None has these words">Try fewer words, or another list.</EmptyState>;
  const { title, text } = emptyLists[query.show];
  return <EmptyState title={title}>{text}</EmptyState>;
}

function PostingRow({ posting, query }: { posting: ModeratedPosting; query: ModeratedPostingsQuery }) {
  const { id, title, company, since, moderation, signs, reports } = posting;
  return (
    <tr>
      <th scope="row" className={desk['name']}>
        <Link to={moderatedPostingsPath({ ...query, job: id })}>{title}</Link>
        <span className={desk['detail']}>{company.name}</span>
      </th>
      <td className={desk['since']}>
        <time dateTime={since}>{formatSince(since)}</time>
      </td>
      <td>
        <span className={desk['badges']}>
          {moderation && <Badge>{moderationLabels[moderation]}</Badge>}
          {signs.map((kind) => (
            <Badge key={kind} tone="bad">
              {labelOf(signKinds, kind)}
            </Badge>
          ))}
          {reports > 0 && <Badge tone="bad">{plural(reports, 'report')}</Badge>}
        </span>
      </td>
    </tr>
  );
}
