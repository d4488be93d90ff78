import type { Say } from '@waymark/contract/text/say';
import { formatList } from '@waymark/contract/text/intl';
import type {
  CandidateCard,
  CandidateMatch,
  CandidateMatches,
  CandidateSearchResult,
} from '@waymark/contract/hiring/candidates';
import { candidatePagesLimit } from '@waymark/contract/hiring/choices';
import { jobTypes, labelOf } from '@waymark/contract/jobs/choices';
import { describeUnread } from '@waymark/contract/jobs/describe-unread';
import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { pathOfBrowse, hasCriteria, type BrowsePlace } from '../rules.ts';
import { BrowseForm } from './browse-form.tsx';
import { CandidateDialog } from './candidate-dialog.tsx';
import { CandidateTile } from './candidate-facts.tsx';
import styles from './candidates.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface Posting {
  id: string;
  title: string;
}

type Browsed =
  | { kind: 'search'; place: BrowsePlace; result: CandidateSearchResult; postings: Posting[] }
  | { kind: 'matches'; place: BrowsePlace; matches: CandidateMatches; postings: Posting[] };

/** Visible candidates: those that a search finds, or those who fit a posting (H-7). */
export function BrowseCandidates(browsed: Browsed) {
  const say = useSay();
  const { kind, place, postings } = browsed;
  const navigate = useNavigate();
  const pending = useNavigation().state !== 'idle';
  const { total, page, pageSize } = kind === 'search' ? browsed.result : browsed.matches;
  const found = say`${plural(total, 'Candidate')}`;
  const go = (next: BrowsePlace) => void navigate(pathOfBrowse(next), { preventScrollReset: true });
  return (
    <>
      <PageHeading tools={<PostingSelect place={place} postings={postings} onChoose={go} />}>
        {kind === 'search' ? found : say`${found} for ${browsed.matches.job.title}`}
      </PageHeading>
      <VisuallyHidden>
        <span role="status">{pending ? say`Searching…` : found}</span>
      </VisuallyHidden>
      {kind === 'search' && <BrowseForm key={JSON.stringify(place)} place={place} onSearch={go} />}
      {kind === 'search' && <BrowseNotes typed={place.q} result={browsed.result} />}
      {total === 0 &&
        (kind === 'search' ? <NoneFound place={place} result={browsed.result} /> : <NoneFits />)}
      <Candidates rows={rowsOf(browsed)} pending={pending} />
      <Pagination
        page={page}
        pageCount={Math.min(candidatePagesLimit, Math.ceil(total / pageSize))}
        hrefOf={(next) => pathOfBrowse({ ...place, page: next })}
        label={say`Pages of candidates`}
      />
    </>
  );
}

interface Row {
  candidate: CandidateCard;
  reasons?: CandidateMatch['reasons'];
}

function rowsOf(browsed: Browsed): readonly Row[] {
  return browsed.kind === 'matches'
    ? browsed.matches.data
    : browsed.result.data.map((candidate) => ({ candidate }));
}

function Candidates({ rows, pending }: { rows: readonly Row[]; pending: boolean }) {
  const say = useSay();
  const { user } = useAuth();
  const likes = useCandidateLikes();
  const [open, setOpen] = useState<CandidateCard | null>(null);
  const mayWrite = user?.company?.memberRole !== 'viewer';
  return (
    <>
      <ul
        className={`${ui['grid5']} ${ui['hideEmpty']} ${styles['grid']}`}
        aria-label={say`Candidates`}
        aria-busy={pending || undefined}
      >
        {rows.map(({ candidate, reasons }) => (
          <CandidateTile
            key={candidate.id}
            candidate={candidate}
            {...(reasons && { reasons })}
            heart={mayWrite && <CandidateHeart candidate={candidate} likes={likes} />}
            onOpen={() => setOpen(candidate)}
          />
        ))}
      </ul>
      <CandidateDialog card={open} mayWrite={mayWrite} onClose={() => setOpen(null)} />
    </>
  );
}

interface CandidateHeartProps {
  candidate: { id: string; name: string; saved: boolean };
  likes: CandidateLikes;
}

function CandidateHeart({ candidate, likes: { isLiked, like } }: CandidateHeartProps) {
  const say = useSay();
  const liked = isLiked(candidate);
  return (
    <button
      type="button"
      className={styles['browseHeart']}
      aria-pressed={liked}
      onClick={() => like(candidate.id, !liked)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20.5C6.2 16.4 3 13.2 3 9.3 3 6.6 5.1 4.5 7.7 4.5c1.7 0 3.3.9 4.3 2.4 1-1.5 2.6-2.4 4.3-2.4C18.9 4.5 21 6.6 21 9.3c0 3.9-3.2 7.1-9 11.2Z" />
      </svg>
      <VisuallyHidden>{say`Like ${candidate.name}`}</VisuallyHidden>
    </button>
  );
}

/** The hearts of a page change at once, and change back and say why when a call fails. */
function useCandidateLikes() {
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const show = (id: string, liked: boolean) => setPressed((before) => ({ ...before, [id]: liked }));

  async function like(id: string, liked: boolean) {
    show(id, liked);
    try {
      const key = liked ? 'PUT /saved-candidates/:candidateId' : 'DELETE /saved-candidates/:candidateId';
      await callApi(key, { params: { candidateId: id } });
    } catch (failure) {
      show(id, !liked);
      showFailed(failure);
    }
  }
  return {
    isLiked: ({ id, saved }: { id: string; saved: boolean }) => pressed[id] ?? saved,
    like: (id: string, liked: boolean) => void like(id, liked),
  };
}

type CandidateLikes = ReturnType<typeof useCandidateLikes>;

interface PostingSelectProps {
  place: BrowsePlace;
  postings: readonly Posting[];
  onChoose: (place: BrowsePlace) => void;
}

function PostingSelect({ place, postings, onChoose }: PostingSelectProps) {
  const say = useSay();
  if (postings.length === 0 && !place.job) return null;
  const isListed = postings.some(({ id }) => id === place.job);
  return (
    <SelectField
      label={say`Matches for`}
      value={place.job}
      onChange={(event) => onChoose({ ...place, job: event.currentTarget.value, page: 1 })}
    >
      <option value="">{say`No posting: search all`}</option>
      {place.job && !isListed && <option value={place.job}>{say`This posting`}</option>}
      <Options choices={postings.map(({ id, title }) => ({ value: id, label: title }))} />
    </SelectField>
  );
}

/** How the search read the words, where it differs from the typed ones. */
function BrowseNotes({ typed, result }: { typed: string; result: CandidateSearchResult }) {
  const say = useSay();
  const locale = useLocale();
  const { corrected, understood, total } = result;
  const unread = describeUnread(say, result.reading, locale);
  return (
    <>
      {corrected !== null && (
        <p>
          {rich(say, msg`No candidate matches “${typed}”. These match <strong>${corrected}</strong>.`, {
            strong: <strong />,
          })}
        </p>
      )}
      {corrected === null && understood && total > 0 && (
        <p>{say`Understood as ${describeUnderstood(say, understood)}.`}</p>
      )}
      {unread !== '' && <p>{unread}</p>}
    </>
  );
}

function describeUnderstood(
  say: Say,
  { q, location, radius, remote, types }: NonNullable<CandidateSearchResult['understood']>,
): string {
  const parts = [
    q && `“${q}”`,
    location && (radius ? say`near ${location}` : say`in ${location}`),
    remote && say`remote`,
    formatList(
      types.map((type) => say(labelOf(jobTypes, type))),
      say.language,
      'disjunction',
    ),
  ];
  return parts.filter(Boolean).join(', ');
}

function NoneFound({ place, result }: { place: BrowsePlace; result: CandidateSearchResult }) {
  const say = useSay();
  if (place.saved && !hasCriteria(place)) {
    return (
      <EmptyState
        title={say`You have not liked anybody yet`}
        actions={<ButtonLink to={paths.browseCandidates}>{say`See all candidates`}</ButtonLink>}
      >
        {say`Press the heart of a candidate and the whole company finds them here.`}
      </EmptyState>
    );
  }
  if (!hasCriteria(place)) {
    return (
      <EmptyState title={say`No candidates yet`}>
        {say`Candidates appear here as soon as they choose that employers may find them.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say`No candidate fits all of this`}
      actions={
        <ButtonLink variant="secondary" to={paths.browseCandidates}>
          {say`See all candidates`}
        </ButtonLink>
      }
    >
      {result.placeKnown
        ? say`Ask for less, or for a wider distance.`
        : say`No candidate is at “${place.location}”. Try a larger city near it, or its country.`}
    </EmptyState>
  );
}

function NoneFits() {
  const say = useSay();
  return (
    <EmptyState
      title={say`No candidate fits this posting yet`}
      actions={<ButtonLink to={paths.browseCandidates}>{say`Search candidates`}</ButtonLink>}
    >
      {say`Candidates appear here who have a skill of the posting or do its work. The more skills a posting lists, the more candidates fit.`}
    </EmptyState>
  );
}
