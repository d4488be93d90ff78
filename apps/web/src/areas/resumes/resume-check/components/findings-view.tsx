import { findingSeverities, type FindingSeverity } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type { ResumeSheet as Sheet } from '@waymark/contract/resumes/resume-review';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { useShortcuts } from '../../../../components/document/use-shortcuts.ts';
import { Button } from '../../../../components/form/button.tsx';
import { fetchFile } from '../../../../lib/api-client.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  filterFindings,
  groupFindings,
  markId,
  marksOf,
  type NumberedFinding,
  ruleOfMark,
  type SeverityFilter,
} from '../rules.ts';
import styles from './findings-view.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** From this width on the pages are beside the findings. */
const wideQuery = '(width >= 72rem)';

interface FindingsViewProps {
  resumeId: string;
  sheet: Sheet;
  findings: readonly CheckFinding[];
}

/** The findings, and the pages with their places. On narrow screens the pages load on request. */
export function FindingsView({ resumeId, sheet, findings }: FindingsViewProps) {
  const say = useSay();
  const id = useId();
  const [filter, setFilter] = useState<SeverityFilter>('all');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useMedia(wideQuery);
  const shown = useMemo(() => filterFindings(findings, filter), [findings, filter]);
  const { active, show, showPlace, keys } = useFindingKeys(shown);

  return (
    <section className={ui['stack4']} aria-labelledby={id}>
      <div className={ui['stack3']}>
        <h3 id={id} className={ui['textLg']}>
          {say`Findings`}
        </h3>
        <FilterBar findings={findings} filter={filter} onFilter={setFilter} />
        <KeysNote keys={keys} />
      </div>
      <div className={`${ui['grid6']} ${styles['panes']}`}>
        <div className={styles['list']}>
          {groupFindings(shown).map(({ section, label, findings: own }) => (
            <section key={section} className={styles['group']}>
              <h4 className={ui['strong']}>{label}</h4>
              <ol className={ui['grid4']}>
                {own.map((finding) => (
                  <FindingCard
                    key={finding.rule}
                    finding={finding}
                    isActive={finding.rule === active}
                    onShowPlace={() => {
                      setSheetOpen(true);
                      showPlace(finding.rule);
                    }}
                  />
                ))}
              </ol>
            </section>
          ))}
          {shown.length === 0 && <p className={ui['muted']}>{say`Nothing of this kind was found.`}</p>}
        </div>
        {isWide || isSheetOpen ? (
          <SheetPane {...{ resumeId, sheet, shown, active }} onActivate={show} />
        ) : (
          <div data-print="none">
            <Button variant="secondary" onClick={() => setSheetOpen(true)}>
              {say`Show the pages`}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function KeysNote({ keys }: Pick<ReturnType<typeof useFindingKeys>, 'keys'>) {
  const say = useSay();
  return (
    <p className={ui['note']} data-print="none">
      {keys.areOn ? say`J and K go from finding to finding.` : say`Single letters do nothing.`}{' '}
      <button
        type="button"
        className={`${ui['unstyled']} ${styles['turn']}`}
        onClick={() => keys.turn(!keys.areOn)}
      >
        {keys.areOn ? say`Turn these letters off` : say`Turn J and K on`}
      </button>
    </p>
  );
}

interface SheetPaneProps extends Pick<FindingsViewProps, 'resumeId' | 'sheet'> {
  shown: ReturnType<typeof filterFindings>;
  active: string | undefined;
  onActivate: (rule: string) => void;
}

function SheetPane({ resumeId, sheet, shown, active, onActivate }: SheetPaneProps) {
  const say = useSay();
  const [view, setView] = useState<'picture' | 'text'>('picture');
  const loadFile = useCallback(
    () => fetchFile('GET /resumes/:resumeId/file', { params: { resumeId } }),
    [resumeId],
  );
  const marks = useMemo(() => marksOf(say, shown, active), [say, shown, active]);
  const other = view === 'picture' ? 'text' : 'picture';
  return (
    <div className={styles['sheet']} role="region" aria-label={say`Resume`}>
      <ResumeSheet
        sheet={sheet}
        loadFile={loadFile}
        view={view}
        marks={marks}
        active={active === undefined ? undefined : markId(active)}
        onActivate={(mark) => onActivate(ruleOfMark(mark))}
      />
      {sheet.format === 'pdf' && (
        <Button variant="quiet" data-print="none" onClick={() => setView(other)}>
          {other === 'text' ? say`Show as text` : say`Show as pictures`}
        </Button>
      )}
    </div>
  );
}

interface FilterBarProps {
  findings: readonly CheckFinding[];
  filter: SeverityFilter;
  onFilter: (filter: SeverityFilter) => void;
}

function FilterBar({ findings, filter, onFilter }: FilterBarProps) {
  const say = useSay();
  const choices = [
    { value: 'all' as const, label: say`All`, count: findings.length },
    ...findingSeverities.map(({ value, label }) => ({
      value,
      label,
      count: findings.filter(({ severity }) => severity === value).length,
    })),
  ];
  return (
    <div className={ui['wrap2']} role="group" aria-label={say`Which findings are shown`} data-print="none">
      {choices.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={styles['choice']}
          aria-pressed={value === filter}
          disabled={count === 0 && value !== filter}
          onClick={() => onFilter(value)}
        >
          {label} <span className={`${ui['muted']} ${styles['count']}`}>{count}</span>
        </button>
      ))}
    </div>
  );
}

interface Target {
  rule: string;
  /** Whether to show the finding, or its place on the page. */
  where: 'finding' | 'place';
}

/** The current finding, selected at its place, in the list, or with J and K. */
function useFindingKeys(shown: readonly NumberedFinding[]) {
  // A new object each time, so that selecting the same finding again shows it again.
  const [target, setTarget] = useState<Target>();

  function step(by: number) {
    const at = shown.findIndex(({ rule }) => rule === target?.rule);
    const next = shown[at < 0 ? 0 : (at + by + shown.length) % shown.length];
    if (next) setTarget({ rule: next.rule, where: 'finding' });
  }

  const keys = useShortcuts({ j: () => step(1), k: () => step(-1) });

  useEffect(() => {
    if (!target) return;
    const mark = `[data-sheet] [data-mark="${markId(target.rule)}"]`;
    if (target.where === 'place') return whenFound(mark, focusMark);
    document.querySelector(mark)?.scrollIntoView({ block: 'nearest' });
    const card = document.querySelector<HTMLElement>(`[data-finding="${target.rule}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.focus({ preventScroll: true });
  }, [target]);

  return {
    active: target?.rule,
    show: (rule: string) => setTarget({ rule, where: 'finding' }),
    showPlace: (rule: string) => setTarget({ rule, where: 'place' }),
    keys,
  };
}

function focusMark(mark: HTMLElement) {
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
}

/** Pages are drawn on request, so their marks appear later. Returns what stops the wait. */
function whenFound(selector: string, act: (element: HTMLElement) => void): (() => void) | undefined {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) {
    act(found);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    act(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

interface FindingCardProps {
  finding: NumberedFinding;
  isActive: boolean;
  onShowPlace: () => void;
}

const tones: Record<FindingSeverity, 'good' | 'bad' | 'neutral'> = {
  high: 'bad',
  medium: 'neutral',
  low: 'neutral',
  good: 'good',
};

/** A finding with its places, reason, rule and remedy. */
function FindingCard({ finding, isActive, onShowPlace }: FindingCardProps) {
  const say = useSay();
  const { rule, number, severity, title, seen, why, source, mend, example, points } = finding;
  const label = findingSeverities.find(({ value }) => value === severity)?.label;
  return (
    <li
      id={rule}
      className={`${ui['stack3']} ${ui['panel']} ${styles['card']}`}
      data-finding={rule}
      data-severity={severity}
      data-active={isActive || undefined}
      tabIndex={-1}
    >
      <div className={`${ui['grid3']} ${styles['head']}`}>
        <span className={`${ui['centered']} ${styles['number']}`} data-severity={severity} aria-hidden="true">
          {number}
        </span>
        <h5 className={styles['title']}>{title}</h5>
        <Badge tone={tones[severity]}>{points > 0 ? `${label}, −${points}` : label}</Badge>
      </div>
      <p className={ui['soft']}>{seen}</p>
      <Places finding={finding} onShowPlace={onShowPlace} />
      <p>{why}</p>
      {mend && (
        <p>
          <strong>{say`To mend it:`}</strong> {mend}
        </p>
      )}
      {example && <Example example={example} />}
      <p className={ui['noteXs']}>
        {source ? (
          <>
            {say`Rule:`}{' '}
            <a href={source.url} rel="noopener noreferrer" dir="auto">
              {source.name}
            </a>
          </>
        ) : (
          say`Rule: our own`
        )}
      </p>
    </li>
  );
}

function Places({
  finding: { number, places, count },
  onShowPlace,
}: Pick<FindingCardProps, 'finding' | 'onShowPlace'>) {
  const say = useSay();
  const [first] = places;
  if (!first) return null;
  const pages = [...new Set(places.map(({ page }) => page))];
  return (
    <p className={`${ui['cluster']} ${styles['place']}`}>
      <span className={ui['muted']}>
        {count > places.length && places.length > 1
          ? pages.length === 1
            ? say`On page ${pages[0]}, the first ${places.length} of ${count}`
            : say`On pages ${pages.join(', ')}, the first ${places.length} of ${count}`
          : pages.length === 1
            ? say`On page ${pages[0]}`
            : say`On pages ${pages.join(', ')}`}
      </span>
      <button
        type="button"
        className={`${ui['unstyled']} ${ui['inkStrong']} ${styles['show']}`}
        data-print="none"
        aria-label={say`Show the place of finding ${number}`}
        onClick={onShowPlace}
      >
        {say`Show the place`}
      </button>
    </p>
  );
}

function Example({ example: { before, after } }: { example: NonNullable<NumberedFinding['example']> }) {
  const say = useSay();
  return (
    <dl className={`${ui['stack2']} ${styles['example']}`}>
      <div>
        <dt>{say`Now`}</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt>{say`Mended`}</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
