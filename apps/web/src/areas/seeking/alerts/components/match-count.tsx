import { alertSearch, type AlertCriteria } from '@waymark/contract/seeking/choices/alerts';
import { plural } from '@waymark/contract/text/format-count';
import { searchPath } from '@waymark/contract/paths';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { countDelayMs } from '../constants.ts';
import { asksForSomething, type AlertDraft } from '../rules.ts';
import styles from './alert-form.module.css';
import { useMatches } from './use-matches.ts';

/** How many jobs fit by now, while the form is being filled in: too many or none is worth knowing before. */
export function MatchCount({ form }: { form: UseFormReturn<AlertDraft> }) {
  const {
    name: _name,
    frequency: _frequency,
    email: _email,
    ...criteria
  } = useWatch({ control: form.control });
  const asked = criteria as AlertCriteria;
  const isAsking = asksForSomething(asked);
  const matches = useMatches(isAsking ? asked : null, countDelayMs);
  const isCounted = isAsking && typeof matches === 'object';
  return (
    <p className={styles['count']} role="status">
      {isCounted && <Counted total={matches.total} criteria={asked} />}
    </p>
  );
}

function Counted({ total, criteria }: { total: number; criteria: AlertCriteria }) {
  if (total === 0) return 'No open job matches now. We write when one comes.';
  return (
    <>
      <Link to={searchPath(alertSearch(criteria))}>
        {plural(total, 'open job matches', 'open jobs match')}
      </Link>{' '}
      now. We write about the new ones.
    </>
  );
}
