import type { ApplicantResume } from '@waymark/contract/hiring/candidates';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import { plural } from '@waymark/contract/text/message';
import type { SubmitEvent } from 'react';
import { useNavigate, useRevalidator, Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Tile } from '../../../../components/data/tile.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { hasFeature } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './candidates.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface ApplicantResumesProps {
  q: string;
  result: Page<ApplicantResume>;
}

const pathOf = (q: string, page = 1) =>
  searchPath({ q, page: page > 1 ? page : undefined }, paths.companyResume);

/** The company's applicants with their resumes (H-6). */
export function ApplicantResumes({ q, result: { data, total, page, pageSize } }: ApplicantResumesProps) {
  const say = useSay();
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(pathOf(typeof typed === 'string' ? typed.trim() : ''));
  }

  const isEmpty = total === 0 && !q;
  const browse = !isEmpty && (
    <ButtonLink variant="secondary" to={paths.browseCandidates}>
      {say`Browse candidates`}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading tools={browse}>{say`${plural(total, 'Resume')}`}</PageHeading>
      {!isEmpty && (
        <form
          key={q}
          className={`${ui['wrap3']} ${ui['fieldAndButton']} ${styles['search']}`}
          role="search"
          onSubmit={submit}
        >
          <TextField label={say`Name, title, place or job`} name="q" defaultValue={q} maxLength={120} />
          <Button type="submit">{say`Search`}</Button>
        </form>
      )}
      {total === 0 && <NoResumes q={q} />}
      {total > 0 && (
        <p className={ui['note']}>
          {say`Applicants are mailed when their resume is downloaded for the first time.`}
        </p>
      )}
      <ul className={`${ui['grid5']} ${ui['hideEmpty']} ${styles['grid']}`} aria-label={say`Resumes`}>
        {data.map((applicant) => (
          <ApplicantTile key={applicant.applicationId} applicant={applicant} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(next) => pathOf(q, next)}
        label={say`Pages of resumes`}
      />
    </>
  );
}

function NoResumes({ q }: { q: string }) {
  const say = useSay();
  if (q) {
    return (
      <EmptyState
        title={say`No applicant matches “${q}”`}
        actions={<ButtonLink to={paths.companyResume}>{say`See all`}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={say`No applications yet`}
      actions={
        hasFeature('candidateSearch') && (
          <ButtonLink to={paths.browseCandidates}>{say`Browse candidates`}</ButtonLink>
        )
      }
    >
      {hasFeature('candidateSearch')
        ? say`The resumes of applicants appear here, latest first. Until then, look for people who chose to be found.`
        : say`The resumes of applicants appear here, latest first.`}
    </EmptyState>
  );
}

function ResumeDownload({ applicant }: { applicant: ApplicantResume }) {
  const say = useSay();
  const { applicationId, resumeName, firstName, lastName } = applicant;
  const { pending, run } = useAction(showFailed);
  const { revalidate } = useRevalidator();

  async function download() {
    const key = 'GET /applications/:applicationId/resume';
    await downloadFile(key, { params: { applicationId } }, resumeName);
    await revalidate();
  }

  return (
    <Button
      variant="secondary"
      pending={pending}
      aria-label={say`Download resume of ${fullName(firstName, lastName)}, ${resumeName}`}
      onClick={() => run(download)}
    >
      {say`Download resume`}
    </Button>
  );
}

function ApplicantTile({ applicant }: { applicant: ApplicantResume }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { firstName, lastName, jobTitle, location, jobs, jobCount, appliedAt } = applicant;
  const name = fullName(firstName, lastName);
  const facts = [jobTitle, location].filter(Boolean);
  return (
    <Tile className={styles['resumesTile']}>
      <div className={ui['row3']}>
        <Avatar name={name} pictureUrl={null} size="small" />
        <h2 className={styles['name']} dir="auto">
          {name}
        </h2>
      </div>
      <div className={`${ui['grid2']} ${styles['resumesFacts']}`}>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        <ul className={`${ui['grid']} ${ui['textSm']} ${styles['jobs']}`} aria-label={say`Applied for`}>
          {jobs.map(({ id, title }) => (
            <li key={id}>
              <Link to={searchPath({ job: id }, paths.companyManageJob)} dir="auto">
                {title}
              </Link>
            </li>
          ))}
          {jobCount > jobs.length && <li>{say`${jobCount - jobs.length} more`}</li>}
        </ul>
        <p className={ui['note']}>
          {say`Applied on`} <time dateTime={appliedAt}>{formatDate(words, appliedAt, locale)}</time>
        </p>
      </div>
      <div>
        <ResumeDownload applicant={applicant} />
      </div>
    </Tile>
  );
}
