import { plural } from '@waymark/contract/text/format-count';
import type { Page } from '@waymark/contract/pagination';
import { paths } from '@waymark/contract/paths';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { pathOfPlace, type ListPlace } from '../rules.ts';
import { AddJobDialog } from './add-job-dialog.tsx';
import { EditJobDialog } from './edit-job-dialog.tsx';
import { SavedJobSortSelect } from './saved-job-sort-select.tsx';
import { SavedJobsTable } from './saved-jobs-table.tsx';
import styles from './saved-jobs.module.css';
import { useRemoval } from './use-removal.ts';

interface SavedJobsProps {
  place: ListPlace;
  result: Page<SavedJob>;
}

/** What the candidate likes of the board, and what they wrote down from elsewhere (G-4). */
export function SavedJobs({ place, result: { data, total, pageSize } }: SavedJobsProps) {
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<SavedJob | null>(null);
  const remove = useRemoval(place, data.length);
  const tools = (
    <div className={styles['tools']}>
      {total > 1 && <SavedJobSortSelect place={place} />}
      <Button variant={total > 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
        + Add Job
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading tools={tools}>{plural(total, 'Saved Job')}</PageHeading>
      <div>
        {data.length > 0 ? (
          <SavedJobsTable rows={data} onEdit={setEditing} onRemove={(row) => void remove(row)} />
        ) : (
          <NoSavedJobs />
        )}
      </div>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => pathOfPlace({ ...place, page })}
        label="Pages of saved jobs"
      />
      <AddJobDialog open={adding} onClose={() => setAdding(false)} />
      <EditJobDialog row={editing} onClose={() => setEditing(null)} />
    </>
  );
}

function NoSavedJobs() {
  return (
    <EmptyState
      title="You have not saved a job yet"
      actions={<ButtonLink to={paths.browseJobFilterList}>Find Job</ButtonLink>}
    >
      Press the heart of any job and it is kept here. What you found elsewhere you can add yourself.
    </EmptyState>
  );
}
