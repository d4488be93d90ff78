import { msg } from '@waymark/contract/text/message';
import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useEscape } from '../../../../../components/document/use-escape.ts';
import { useShortcuts } from '../../../../../components/document/use-shortcuts.ts';
import { Button } from '../../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../../components/layout/visually-hidden.tsx';
import { Dialog } from '../../../../../components/overlay/dialog.tsx';
import { useMedia } from '../../../../../lib/use-media.ts';
import ui from '../../../../../styles/primitives.module.css';
import { nameOf, orderOf } from '../../board-rules.ts';
import { withParameters } from '../../filter-rules.ts';
import { useBoard, useBoardStore } from '../use-board.ts';
import { ApplicantView, type ApplicantParts } from './applicant-view.tsx';
import styles from './applicant-view.module.css';
import { useSay } from '../../../../../lib/languages/say.ts';

interface ApplicantPanelProps {
  board: ApplicantBoard;
  parts: ApplicantParts;
}

/** The applicant in the address: beside the board, or over it where there is no room; two of them always over it. */
export function ApplicantPanel({ board, parts }: ApplicantPanelProps) {
  const say = useSay();
  const [search] = useSearchParams();
  const id = search.get('applicant');
  const other = search.get('compare');
  const isWide = useMedia('(width >= 64rem)');
  const { close, step, compare } = usePanelAddress();
  const name = useBoard((state) => {
    const card = state.cards.get(id ?? '');
    return card ? nameOf(card) : msg`Applicant`;
  });
  const steps = id !== null && other === null && <Steps id={id} onStep={step} />;
  const content = id !== null && other === null && (
    <ApplicantView key={id} id={id} tags={board.tags} parts={parts}>
      <CompareChoice id={id} onCompare={compare} />
    </ApplicantView>
  );
  const isBeside = isWide && other === null;
  return (
    <>
      {isBeside && content && (
        <SidePanel name={name} steps={steps} onClose={close}>
          {content}
        </SidePanel>
      )}
      <Dialog
        open={id !== null && !isBeside}
        title={other === null ? name : say`Two applicants`}
        onClose={close}
        wide
      >
        {!isBeside && content && (
          <div className={styles['content']}>
            {steps}
            {content}
          </div>
        )}
        {id !== null && other !== null && (
          <div className={styles['pair']}>
            {[id, other].map((one) => (
              <ApplicantView key={one} id={one} tags={board.tags} parts={parts} isCompared />
            ))}
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Back closes what was opened from the board; an address that was opened as such has nothing to go back to. */
function usePanelAddress() {
  const [search] = useSearchParams();
  const { state, key } = useLocation() as { state: { isOverBoard?: boolean } | null; key: string };
  const navigate = useNavigate();
  const left = useRef('');
  const replace = (changes: Record<string, string | null>) =>
    void navigate(withParameters(search, changes), { replace: true, preventScrollReset: true, state });
  return {
    close() {
      if (!state?.isOverBoard) return replace({ applicant: null, compare: null });
      // Going back takes a moment: a second press of Escape would leave the board.
      if (left.current === key || !new URLSearchParams(location.search).has('applicant')) return undefined;
      left.current = key;
      return void navigate(-1);
    },
    step: (applicant: string) => replace({ applicant }),
    compare: (other: string) => replace({ compare: other }),
  };
}

interface SidePanelProps {
  name: string;
  steps: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus when it opens, and gives it back to the card. */
function SidePanel({ name, steps, onClose, children }: SidePanelProps) {
  const say = useSay();
  const [search] = useSearchParams();
  const id = search.get('applicant');
  const heading = useRef<HTMLHeadingElement>(null);
  const store = useBoardStore();
  const last = useRef(id);

  useEffect(() => {
    last.current = id;
  }, [id]);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => store.getState().focus(last.current);
  }, [store]);

  useEscape(onClose);

  return (
    <aside className={`${ui['panel']} ${styles['panel']}`} aria-label={say`Applicant`}>
      <header className={styles['panelHead']}>
        <h2 ref={heading} className={`${ui['textLg']} ${ui['anywhere']}`} tabIndex={-1} dir="auto">
          {name}
        </h2>
        {steps}
        <button
          type="button"
          className={`${ui['target']} ${ui['bare']} ${ui['hoverSunken']} ${styles['close']}`}
          aria-label={say`Close`}
          title={say`Esc`}
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      {children}
    </aside>
  );
}

interface StepsProps {
  id: string;
  onStep: (id: string) => void;
}

/** Leads to the neighbours in the order of the board, by buttons or, unless they are turned off, by J and K. */
function Steps({ id, onStep }: StepsProps) {
  const say = useSay();
  const store = useBoardStore();
  const order = useOrder();
  const at = order.indexOf(id);
  const before = at > 0 ? order[at - 1] : undefined;
  const after = order[at + 1];
  useLoadedAhead(order, at);

  function step(to: string | undefined) {
    if (to === undefined) return;
    onStep(to);
    const { cards, announce } = store.getState();
    const card = cards.get(to);
    if (card) announce(say`${nameOf(card)}, ${order.indexOf(to) + 1} of ${order.length}`);
  }
  const keys = useShortcuts({ j: () => step(after), k: () => step(before) }, { inDialog: true });

  return (
    <div className={styles['steps']}>
      <Button
        variant="secondary"
        className={styles['compact']}
        disabled={before === undefined}
        aria-keyshortcuts={keys.areOn ? 'K' : undefined}
        onClick={() => step(before)}
      >
        {say`Previous`}
      </Button>
      <Button
        variant="secondary"
        className={styles['compact']}
        disabled={after === undefined}
        aria-keyshortcuts={keys.areOn ? 'J' : undefined}
        onClick={() => step(after)}
      >
        {say`Next`}
      </Button>
      <button
        type="button"
        className={`${ui['bare']} ${ui['hoverSunken']} ${styles['compact']} ${styles['keys']}`}
        aria-pressed={keys.areOn}
        title={keys.areOn ? say`Turn these keys off` : say`Turn these keys on`}
        onClick={() => keys.turn(!keys.areOn)}
      >
        <VisuallyHidden>{say`Keys ${'K'} and ${'J'}`}</VisuallyHidden>
        <kbd aria-hidden="true">K</kbd>
        <kbd aria-hidden="true">J</kbd>
      </button>
    </div>
  );
}

/** The others of the same stage. */
function CompareChoice({ id, onCompare }: { id: string; onCompare: (id: string) => void }) {
  const say = useSay();
  const store = useBoardStore();
  const ids = useBoard((state) => state.columns[state.cards.get(id)?.stageId ?? '']?.ids ?? none);
  const others = ids.filter((one) => one !== id).slice(0, 50);
  if (others.length === 0) return null;
  return (
    <select
      className={`${styles['compact']} ${styles['compare']}`}
      aria-label={say`Compare with`}
      value=""
      onChange={(event) => onCompare(event.currentTarget.value)}
    >
      <option value="">{say`Compare…`}</option>
      {others.map((one) => {
        const card = store.getState().cards.get(one);
        return (
          <option key={one} value={one}>
            {card ? nameOf(card) : ''}
          </option>
        );
      })}
    </select>
  );
}

const none: readonly string[] = [];

/** The order of the board when the first applicant was opened, or that of the list. */
function useOrder(): readonly string[] {
  const columns = useBoard((state) => state.columns);
  const stages = useBoard((state) => state.stages);
  const collapsed = useBoard((state) => state.collapsed);
  const cards = useBoard((state) => state.cards);
  const listed = useBoard((state) => state.listed);
  const [kept, setKept] = useState<readonly string[]>([]);
  const shown = stages.filter(({ id }) => !collapsed.has(id));
  const order = orderOf({ stages: shown, columns }, kept);
  if (order !== kept) setKept(order);
  // Applicants who have withdrawn are gone.
  return (listed ?? order).filter((id) => cards.has(id));
}

/** Loads more of a stage before its last loaded applicant is reached. */
function useLoadedAhead(order: readonly string[], at: number): void {
  const columns = useBoard((state) => state.columns);
  const loadMore = useBoard((state) => state.loadMore);
  useEffect(() => {
    const ahead = new Set(order.slice(at, at + 5));
    for (const [stageId, { ids, next }] of Object.entries(columns))
      if (next !== null && ahead.has(ids.at(-1) ?? '')) void loadMore(stageId);
  }, [order, at, columns, loadMore]);
}
