import { plural } from '@waymark/contract/text/format-count';
import { candidatePagesLimit } from '@waymark/contract/hiring/choices/candidates';
import type { CandidateCard, CandidateMatch } from '@waymark/contract/hiring/candidates';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import type { Browsed } from '../api/browse-candidates.ts';
import { pathOfBrowse, type BrowsePlace } from '../rules.ts';
import { BrowseForm } from './browse-form.tsx';
import { BrowseNotes, NobodyFits, NobodyFound } from './browse-notes.tsx';
import styles from './browse-candidates.module.css';
import { CandidateDialog } from './candidate-dialog.tsx';
import { CandidateHeart } from './candidate-heart.tsx';
import { CandidateTile } from './candidate-tile.tsx';
import { PostingSelect } from './posting-select.tsx';
import { useCandidateLikes } from './use-candidate-likes.ts';

/** Those who chose to be visible: searched for, or against a posting (H-7). */
export function BrowseCandidates(browsed: Browsed) {
  const { kind, place, postings } = browsed;
  const navigate = useNavigate();
  const pending = useNavigation().state !== 'idle';
  const { total, page, pageSize } = kind === 'search' ? browsed.result : browsed.matches;
  const found = plural(total, 'Candidate');
  const go = (next: BrowsePlace) => void navigate(pathOfBrowse(next), { preventScrollReset: true });
  return (
    <>
      <PageHeading tools={<PostingSelect place={place} postings={postings} onChoose={go} />}>
        {kind === 'search' ? found : `${found} for ${browsed.matches.job.title}`}
      </PageHeading>
      <VisuallyHidden>
        <span role="status">{pending ? 'Searching…' : found}</span>
      </VisuallyHidden>
      {kind === 'search' && <BrowseForm key={JSON.stringify(place)} place={place} onSearch={go} />}
      {kind === 'search' && <BrowseNotes typed={place.q} result={browsed.result} />}
      {total === 0 &&
        (kind === 'search' ? <NobodyFound place={place} result={browsed.result} /> : <NobodyFits />)}
      <Candidates rows={rowsOf(browsed)} pending={pending} />
      <Pagination
        page={page}
        pageCount={Math.min(candidatePagesLimit, Math.ceil(total / pageSize))}
        hrefOf={(next) => pathOfBrowse({ ...place, page: next })}
        label="Pages of candidates"
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
  const { user } = useAuth();
  const likes = useCandidateLikes();
  const [open, setOpen] = useState<CandidateCard | null>(null);
  const mayWrite = user?.company?.memberRole !== 'viewer';
  return (
    <>
      <ul className={styles['grid']} aria-label="Candidates" aria-busy={pending || undefined}>
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
