import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { findingSeverities } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import ui from '../../../../styles/primitives.module.css';
import { commentOf, sortFindings } from '../rules.ts';
import styles from './review-editor.module.css';
import type { ReviewForm } from './use-review-form.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface CheckSuggestionsProps {
  check: NonNullable<DeskReviewDetail['check']>;
  form: ReviewForm;
  isWritable: boolean;
  /** Shows the comment that a finding became. */
  onShowPlace: (commentId: string) => void;
}

/** Findings of the instant check, each to take over as a comment or to decline (C-6). */
export function CheckSuggestions({ check, form, isWritable, onShowPlace }: CheckSuggestionsProps) {
  const say = useSay();
  const { open, declined, taken } = sortFindings(check.findings, form.fields);

  function accept(finding: CheckFinding) {
    onShowPlace(form.addComment(finding.places[0] ?? null, commentOf(finding)));
  }

  return (
    <details className={`${ui['panel']} ${styles['check']}`} open={isWritable && open.length > 0}>
      <summary>
        {say`Automatic check: ${check.score} of ${check.of} points that could be judged, ${open.length} to look at`}
      </summary>
      <p className={`${ui['note']} ${styles['state']}`}>
        {say`${taken} taken over, ${declined.length} declined.`}{' '}
        {!check.isEnglish && say`The resume is not in English: its wording was not checked.`}
      </p>
      <ul className={styles['list']}>
        {open.map((finding) => (
          <Suggestion key={finding.rule} finding={finding}>
            {isWritable && (
              <>
                <Button
                  variant="secondary"
                  aria-label={say`Take over: ${finding.title}`}
                  onClick={() => accept(finding)}
                >
                  {say`Take over`}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={say`Decline: ${finding.title}`}
                  onClick={() => form.declineRule(finding.rule)}
                >
                  {say`Decline`}
                </Button>
              </>
            )}
          </Suggestion>
        ))}
        {declined.map((finding) => (
          <Suggestion key={finding.rule} finding={finding} isDeclined>
            {isWritable && (
              <Button
                variant="quiet"
                aria-label={say`Look again: ${finding.title}`}
                onClick={() => form.reconsiderRule(finding.rule)}
              >
                {say`Look again`}
              </Button>
            )}
          </Suggestion>
        ))}
      </ul>
    </details>
  );
}

interface SuggestionProps {
  finding: CheckFinding;
  isDeclined?: boolean;
  children: React.ReactNode;
}

function Suggestion({ finding, isDeclined, children }: SuggestionProps) {
  const say = useSay();
  const { severity, title, seen, places } = finding;
  const label = findingSeverities.find(({ value }) => value === severity)?.label;
  return (
    <li className={`${ui['grid1']} ${styles['item']}`} data-declined={isDeclined || undefined}>
      <p className={`${ui['semibold']} ${styles['suggestionsTitle']}`}>
        {title}{' '}
        <Badge tone={severity === 'good' ? 'good' : severity === 'high' ? 'bad' : 'neutral'}>{label}</Badge>
      </p>
      {!isDeclined && <p className={styles['seen']}>{seen}</p>}
      {!isDeclined && places[0] && (
        <p className={styles['place']}>
          {say`Page ${places[0].page}:`} <q dir="auto">{places[0].quote}</q>
        </p>
      )}
      <div className={`${ui['wrap2']} ${styles['suggestionsTools']}`}>{children}</div>
    </li>
  );
}
