import type { CandidateSearchResult } from '@waymark/contract/hiring/candidates';
import { paths } from '@waymark/contract/paths';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { asksForSomething, type BrowsePlace } from '../rules.ts';

/** How the words were understood, where that is not what was typed. */
export function BrowseNotes({ typed, result }: { typed: string; result: CandidateSearchResult }) {
  const { corrected, understood } = result;
  if (corrected !== null) {
    return (
      <p>
        Nobody says “{typed}”. These are for <strong>{corrected}</strong>.
      </p>
    );
  }
  if (!understood || result.total === 0) return null;
  const { q, location, radius, remote } = understood;
  const parts = [q && `“${q}”`, location && `${radius ? 'near' : 'in'} ${location}`, remote && 'remote'];
  return <p>Understood as {parts.filter(Boolean).join(', ')}.</p>;
}

export function NobodyFound({ place, result }: { place: BrowsePlace; result: CandidateSearchResult }) {
  if (place.saved && !asksForSomething(place)) {
    return (
      <EmptyState
        title="You have not liked anybody yet"
        actions={<ButtonLink to={paths.browseCandidates}>See all candidates</ButtonLink>}
      >
        Press the heart of a candidate and the whole company finds them here.
      </EmptyState>
    );
  }
  if (!asksForSomething(place)) {
    return (
      <EmptyState title="No candidates yet">
        Candidates appear here as soon as they choose that employers may find them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody fits all of this"
      actions={
        <ButtonLink variant="secondary" to={paths.browseCandidates}>
          See all candidates
        </ButtonLink>
      }
    >
      {result.placeKnown
        ? 'Ask for less, or for a wider distance.'
        : `Nobody here is at “${place.location}”. Try a larger city near it, or its country.`}
    </EmptyState>
  );
}

export function NobodyFits() {
  return (
    <EmptyState
      title="Nobody fits this posting yet"
      actions={<ButtonLink to={paths.browseCandidates}>Search candidates</ButtonLink>}
    >
      Here stands who has a skill that the posting lists, or does its work. The more skills a posting lists,
      the more can be found.
    </EmptyState>
  );
}
