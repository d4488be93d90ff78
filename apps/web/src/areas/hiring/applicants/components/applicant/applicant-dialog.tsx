import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { useLayoutEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../../../components/form/button.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import ui from '../../../../../styles/primitives.module.css';
import { nameOf } from '../../board-rules.ts';
import { useBoard, useBoardStore } from '../use-board.ts';
import { withParameters } from '../../filter-rules.ts';
import { ApplicantView } from './applicant-view.tsx';
import styles from './applicant-view.module.css';

interface ApplicantDialogProps {
  board: ApplicantBoard;
  /** Further buttons for the applicant. */
  renderTools: (applicationId: string) => ReactNode;
}

/** The applicant in the address, or two side by side, over the board. */
export function ApplicantDialog({ board, renderTools }: ApplicantDialogProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('applicant');
  const other = search.get('compare');
  const card = useBoard((state) => state.cards.get(id ?? ''));
  const go = (changes: Record<string, string | null>) =>
    void navigate(withParameters(search, changes), { preventScrollReset: true });
  const name = card ? nameOf(card) : 'Applicant';
  return (
    <Dialog
      open={id !== null}
      title={other === null ? name : 'Two applicants'}
      onClose={() => go({ applicant: null, compare: null })}
      wide
    >
      {id !== null && (
        <div className={`${ui['grid4']} ${styles['content']}`}>
          {other === null && <Steps id={id} onGo={go} />}
          <div className={`${ui['stack']} ${styles['side']}`} data-comparing={other !== null}>
            {[id, ...(other === null ? [] : [other])].map((one) => (
              <ApplicantView
                key={one}
                id={one}
                tags={board.tags}
                isComparing={other !== null}
                renderTools={renderTools}
              />
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface StepsProps {
  id: string;
  onGo: (changes: Record<string, string | null>) => void;
}

/** Leads to the neighbours in the same stage, by buttons or by J and K. */
function Steps({ id, onGo }: StepsProps) {
  const store = useBoardStore();
  const ids = useBoard((state) => state.columns[state.cards.get(id)?.stageId ?? '']?.ids);
  const index = ids?.indexOf(id) ?? -1;
  const before = index > 0 ? ids?.[index - 1] : undefined;
  const after = index === -1 ? undefined : ids?.[index + 1];

  useStepKeys({ j: after, k: before }, (applicant) => onGo({ applicant }));

  return (
    <div className={`${ui['cluster3']} ${styles['dialogSteps']}`}>
      <Button
        variant="secondary"
        disabled={before === undefined}
        aria-keyshortcuts="K"
        title="K"
        onClick={() => before !== undefined && onGo({ applicant: before })}
      >
        Previous
      </Button>
      <Button
        variant="secondary"
        disabled={after === undefined}
        aria-keyshortcuts="J"
        title="J"
        onClick={() => after !== undefined && onGo({ applicant: after })}
      >
        Next
      </Button>
      {ids && ids.length > 1 && (
        <label className={`${ui['row2']} ${styles['compare']}`}>
          <span>Compare with</span>
          <select value="" onChange={(event) => onGo({ compare: event.currentTarget.value })}>
            <option value="">Choose</option>
            {ids
              .filter((one) => one !== id)
              .slice(0, 50)
              .map((one) => {
                const card = store.getState().cards.get(one);
                return (
                  <option key={one} value={one}>
                    {card ? nameOf(card) : ''}
                  </option>
                );
              })}
          </select>
        </label>
      )}
    </div>
  );
}

function useStepKeys(targets: Readonly<Record<string, string | undefined>>, onStep: (id: string) => void) {
  // Before paint: a second press right after the first one goes on from the new applicant.
  useLayoutEffect(() => {
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || (target as Element | null)?.matches('input, textarea, select'))
        return;
      // A dialog over this one has the keys.
      if (document.querySelectorAll('dialog[open]').length > 1) return;
      const next = targets[key.toLowerCase()];
      if (next !== undefined) onStep(next);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
