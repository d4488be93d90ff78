import type { Page } from '@waymark/contract/pagination';
import { companyPath, jobDetailPath, paths } from '@waymark/contract/paths';
import type { SavedJobSort } from '@waymark/contract/seeking/choices';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { SortSelect } from '../../../../components/form/sort-select.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { CompanyMark } from '../../../../components/media/company-mark.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { placeAfterRemoval, type ListPlace } from '../../../../lib/list-address.ts';
import { showFailed, showUndo } from '../../../../lib/toasts.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { dateOf, restoreFieldsOf, savedList } from '../rules.ts';
import { AddJobDialog, EditJobDialog } from './saved-job-form.tsx';
import styles from './saved-jobs.module.css';
import { setLike } from './use-likes.ts';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg, plural } from '@waymark/contract/text/message';
import { useSay } from '../../../../lib/languages/say.ts';

type SavedPlace = ListPlace<SavedJobSort>;

const sorts = [
  { value: 'freshness', label: msg`Newest first` },
  { value: 'oldest', label: msg`Oldest first` },
] as const;

interface SavedJobsProps {
  place: SavedPlace;
  result: Page<SavedJob>;
  /** The form that makes an application of an added job. */
  renderApplied: (row: SavedJob, close: () => void) => ReactNode;
}

/** Jobs of the board that the candidate likes, and those they added from elsewhere (G-4). */
export function SavedJobs({ place, result, renderApplied }: SavedJobsProps) {
  const say = useSay();
  const { data, total, pageSize } = result;
  const [applied, setApplied] = useState<SavedJob | null>(null);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<SavedJob | null>(null);
  const remove = useRemoval(place, data.length);
  const tools = (
    <div className={`${ui['wrap']} ${styles['tools']}`}>
      {total > 1 && (
        <SortSelect
          label={say`Sort by freshness`}
          sort={place.sort}
          choices={sorts}
          pathOf={(sort) => savedList.pathOf({ sort, page: 1 })}
        />
      )}
      <Button variant={total > 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
        {say`+ Add Job`}
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading tools={tools}>{say`${plural(total, 'Saved Job')}`}</PageHeading>
      <div>
        {data.length > 0 ? (
          <SavedJobsTable
            rows={data}
            onApplied={setApplied}
            onEdit={setEditing}
            onRemove={(row) => void remove(row)}
          />
        ) : (
          <NoSavedJobs />
        )}
      </div>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => savedList.pathOf({ ...place, page })}
        label={say`Pages of saved jobs`}
      />
      <AddJobDialog open={adding} onClose={() => setAdding(false)} />
      <EditJobDialog row={editing} onClose={() => setEditing(null)} />
      {applied && renderApplied(applied, () => setApplied(null))}
    </>
  );
}

function NoSavedJobs() {
  const say = useSay();
  return (
    <EmptyState
      title={say`You have not saved a job yet`}
      actions={<ButtonLink to={paths.browseJobFilterList}>{say`Find Job`}</ButtonLink>}
    >
      {say`Press the heart of any job and it is kept here. What you found elsewhere you can add yourself.`}
    </EmptyState>
  );
}

/** Removes a row at once, and offers to undo it. */
function useRemoval(place: SavedPlace, rowsShown: number) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function restore(row: SavedJob) {
    try {
      await callApi('POST /saved-jobs/restore', { body: restoreFieldsOf(row) });
      if (row.job) setLike(row.job.id, true);
      await revalidate();
    } catch (failure) {
      showFailed(failure);
    }
  }

  async function remove(row: SavedJob) {
    try {
      await callApi('DELETE /saved-jobs/entries/:id', { params: { id: row.id } });
      // A liked job loses its heart everywhere.
      if (row.job) setLike(row.job.id, false);
    } catch (failure) {
      showFailed(failure);
      return;
    }
    showUndo(row.title ? say`“${row.title}” is deleted.` : say`The job is deleted.`, () => void restore(row));
    const next = placeAfterRemoval(place, rowsShown);
    await (next === place ? revalidate() : navigate(savedList.pathOf(next), { replace: true }));
  }

  return remove;
}

interface SavedJobsTableProps {
  rows: readonly SavedJob[];
  onApplied: (row: SavedJob) => void;
  onEdit: (row: SavedJob) => void;
  onRemove: (row: SavedJob) => void;
}

const columns = [
  { name: msg`Logo`, unnamed: true },
  { name: msg`Premium jobs` },
  { name: msg`Company` },
  { name: msg`Date` },
  { name: msg`Action` },
];

function SavedJobsTable({ rows, onApplied, onEdit, onRemove }: SavedJobsTableProps) {
  return (
    <DataTable columns={columns}>
      {rows.map((row) => (
        <SavedJobRow
          key={row.id}
          row={row}
          onApplied={() => onApplied(row)}
          onEdit={() => onEdit(row)}
          onRemove={() => onRemove(row)}
        />
      ))}
    </DataTable>
  );
}

interface SavedJobRowProps {
  row: SavedJob;
  onApplied: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** Emptied fields have a name too, so that their row can be found and pressed. */
function SavedJobRow({ row, onApplied, onEdit, onRemove }: SavedJobRowProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const language = useLanguage();
  const { job } = row;
  const title = row.title || msg`No title`;
  const company = row.company || msg`No company`;
  return (
    <tr className={styles['row']}>
      <td className={styles['logo']}>
        <CompanyMark name={company} />
      </td>
      <th scope="row" className={styles['job']}>
        {job ? (
          <Link
            className={styles['title']}
            to={jobDetailPath(job.id)}
            {...markLanguage(row.language, language)}
          >
            {title}
          </Link>
        ) : (
          <span className={styles['title']} dir="auto">
            {title}
          </span>
        )}
        {job?.open === false && <Badge tone="bad">{say`Closed`}</Badge>}
      </th>
      <td className={styles['company']}>
        {job ? (
          <Link className={styles['link']} to={companyPath(job.companyId)}>
            {company}
          </Link>
        ) : (
          company
        )}
      </td>
      <td className={styles['date']}>{dateOf(words, row, locale) || say`No date`}</td>
      <td className={styles['actions']}>
        {/* Applications for jobs of the board are listed by themselves. */}
        {!job && (
          <Button variant="quiet" onClick={onApplied} aria-label={say`I applied for ${title}`}>
            {say`I applied`}
          </Button>
        )}
        <IconButton icon="pencil" onPress={onEdit}>
          {say`Edit ${title}`}
        </IconButton>
        <IconButton icon="bin" onPress={onRemove}>
          {say`Delete ${title}`}
        </IconButton>
      </td>
    </tr>
  );
}
