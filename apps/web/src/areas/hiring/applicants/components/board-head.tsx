import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { exportMaxCount } from '@waymark/contract/hiring/choices';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { useId, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { isFiltered, withParameters, type Filters } from '../filter-rules.ts';
import styles from './applicants.module.css';
import { FilterBar, WordSearch } from './filter-bar.tsx';
import { StagesDialog } from './stages-dialog.tsx';
import { useBoard } from './use-board.ts';
import { markLanguage } from '@waymark/contract/jobs/mark-language';
import { msg, plural } from '@waymark/contract/text/message';
import { useSay } from '../../../../lib/languages/say.ts';

interface BoardHeadProps {
  board: ApplicantBoard;
  filters: Filters;
  /** The number of applicants that pass the filters. */
  found: number;
  /** The button of the hiring team. */
  team: ReactNode;
}

/** The posting, what is shown of its applicants, and what is done to all of them, in one line. */
export function BoardHead({ board, filters, found, team }: BoardHeadProps) {
  const say = useSay();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(() => filterCount(filters) > 0);
  const filtersId = useId();
  const count = filterCount(filters);
  return (
    <>
      <div className={styles['head']}>
        <PostingChoice board={board} />
        <p className={`${ui['note']} ${ui['nowrap']}`} role="status">
          {isFiltered(filters)
            ? say`${plural(found, 'applicant')} of ${formatCount(board.total, locale)}`
            : say`${plural(board.total, 'application')}`}
        </p>
        <div className={styles['tools']}>
          {board.total > 0 && (
            <>
              <WordSearch filters={filters} />
              <Button
                variant="secondary"
                className={styles['compact']}
                aria-expanded={isOpen}
                aria-controls={filtersId}
                onClick={() => setOpen(!isOpen)}
              >
                {say`Filters`}
                {count > 0 && <span className={styles['filterCount']}>{count}</span>}
              </Button>
              <Views />
            </>
          )}
          {team}
          <MoreTools board={board} filters={filters} found={found} />
        </div>
      </div>
      <div id={filtersId} hidden={!isOpen || board.total === 0}>
        <FilterBar board={board} filters={filters} />
      </div>
      <HiredOffer job={board.job} />
    </>
  );
}

/** The number of filters below the button; words stand beside it. */
function filterCount({ q: _words, sort: _sort, ...filters }: Filters): number {
  return Object.keys(filters).length;
}

/** The title, which leads to the applicants of other postings. */
function PostingChoice({ board: { job, postings } }: { board: ApplicantBoard }) {
  const say = useSay();
  const locale = useLocale();
  const navigate = useNavigate();
  const language = useLanguage();
  return (
    <div className={styles['posting']}>
      <Link className={`${ui['hoverInk']} ${styles['back']}`} to={paths.companyManageJob}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-mirrors>
          <path d="m10 3-5 5 5 5" />
        </svg>
        <VisuallyHidden>{say`Manage jobs`}</VisuallyHidden>
      </Link>
      <VisuallyHidden>
        <h1 {...markLanguage(job.language, language)}>{job.title}</h1>
      </VisuallyHidden>
      <select
        className={styles['title']}
        aria-label={say`Posting`}
        title={job.title}
        value={job.id}
        onChange={({ currentTarget: { value } }) => void navigate(`${paths.companyManageJob}?job=${value}`)}
      >
        {postings.map(({ id, title, applicants }) => (
          <option key={id} value={id}>
            {id === job.id ? title : `${title} (${formatCount(applicants, locale)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

function Views() {
  const say = useSay();
  const [search] = useSearchParams();
  const isList = search.get('view') === 'list';
  return (
    <nav className={styles['views']} aria-label={say`Show as`}>
      <Link to={withParameters(search, { view: null })} aria-current={isList ? undefined : 'page'}>
        {say`Board`}
      </Link>
      <Link to={withParameters(search, { view: 'list' })} aria-current={isList ? 'page' : undefined}>
        {say`List`}
      </Link>
    </nav>
  );
}

/** The menu of rarer actions. */
function MoreTools({ board, filters, found }: Omit<BoardHeadProps, 'team'>) {
  const say = useSay();
  const isQuiet = useBoard((state) => state.isQuiet);
  const setQuiet = useBoard((state) => state.setQuiet);
  const [isEditing, setEditing] = useState(false);
  const { job, isChangeable } = board;
  return (
    <>
      <Button
        variant="secondary"
        className={`${styles['compact']} ${styles['more']}`}
        popoverTarget="board-tools"
      >
        {say`More`}
      </Button>
      <div id="board-tools" popover="auto" className={styles['menu']}>
        {isChangeable && (
          <>
            <CheckboxField
              label={say`Move without a mail`}
              checked={isQuiet}
              onChange={(event) => setQuiet(event.currentTarget.checked)}
            />
            <Button variant="quiet" onClick={() => setEditing(true)}>
              {say`Stages`}
            </Button>
            <ExportButton jobId={job.id} filters={filters} isEmpty={found === 0} />
          </>
        )}
        <ButtonLink variant="quiet" to={jobDetailPath(job.id)}>
          {say`See the posting`}
        </ButtonLink>
      </div>
      <StagesDialog jobId={job.id} open={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}

function ExportButton({ jobId, filters, isEmpty }: { jobId: string; filters: Filters; isEmpty: boolean }) {
  const say = useSay();
  const { pending, run } = useAction(showFailed);
  const key = 'GET /company/jobs/:jobId/applicants/export';
  return (
    <Button
      variant="quiet"
      pending={pending}
      disabled={isEmpty}
      why={say`No applicant is shown who could be saved.`}
      title={say`For a spreadsheet, those who are shown; ${exportMaxCount} at most`}
      onClick={() => run(() => downloadFile(key, { params: { jobId }, query: filters }, 'applicants.csv'))}
    >
      {say`Save as CSV`}
    </Button>
  );
}

/** Offers to close the job once an applicant is hired. */
function HiredOffer({ job }: Pick<ApplicantBoard, 'job'>) {
  const say = useSay();
  const hasHired = useBoard((state) => state.hasHired);
  const endHired = useBoard((state) => state.endHired);

  async function fill() {
    await callApi('POST /company/jobs/changes', { body: { action: 'fill', jobIds: [job.id] } });
    endHired();
    showSuccess(msg`The job is filled and takes no more applications.`);
  }

  return (
    <ConfirmDialog
      open={hasHired && job.status === 'active'}
      title={say`Is the job filled?`}
      confirm={say`Mark as filled`}
      cancel={say`Keep it open`}
      onConfirm={fill}
      onClose={endHired}
    >
      {say`“${job.title}” then takes no more applications. Those who have applied stay here.`}
    </ConfirmDialog>
  );
}
