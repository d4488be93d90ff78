import { findingSeverities } from '@waymark/contract/resumes/choices/resume-check';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type { ResumeSheet as Sheet } from '@waymark/contract/resumes/resume-review';
import { useCallback, useId, useMemo, useState, useSyncExternalStore, useEffect } from 'react';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { useShortcuts } from '../../../../components/document/use-shortcuts.ts';
import { Button } from '../../../../components/form/button.tsx';
import { fetchFile } from '../../../../lib/api-client.ts';
import { filterFindings, groupFindings, markId, marksOf, ruleOfMark } from '../rules.ts';
import type { SeverityFilter, NumberedFinding } from '../rules.ts';
import { FindingCard } from './finding-card.tsx';
import styles from './findings-view.module.css';

/** From here on the pages stand beside the findings. */
const wide = '(width >= 72rem)';

interface FindingsViewProps {
  resumeId: string;
  sheet: Sheet;
  findings: readonly CheckFinding[];
}

/** The findings, and the pages with the places that they mean. On narrow screens the pages come when asked for. */
export function FindingsView({ resumeId, sheet, findings }: FindingsViewProps) {
  const id = useId();
  const [filter, setFilter] = useState<SeverityFilter>('all');
  const [isSheetAsked, setSheetAsked] = useState(false);
  const isWide = useWideScreen();
  const shown = useMemo(() => filterFindings(findings, filter), [findings, filter]);
  const { active, show, showPlace, keys } = useFindingKeys(shown);

  return (
    <section className={styles['view']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          Findings
        </h2>
        <FilterBar findings={findings} filter={filter} onFilter={setFilter} />
        <p className={styles['keys']} data-print="none">
          {keys.areOn ? 'J and K go from finding to finding.' : 'Single letters do nothing.'}{' '}
          <button type="button" className={styles['turn']} onClick={() => keys.turn(!keys.areOn)}>
            {keys.areOn ? 'Turn these letters off' : 'Turn J and K on'}
          </button>
        </p>
      </div>
      <div className={styles['panes']}>
        <div className={styles['list']}>
          {groupFindings(shown).map(({ section, label, findings: own }) => (
            <section key={section} className={styles['group']}>
              <h3 className={styles['section']}>{label}</h3>
              <ol className={styles['cards']}>
                {own.map((finding) => (
                  <FindingCard
                    key={finding.rule}
                    finding={finding}
                    isActive={finding.rule === active}
                    onShowPlace={() => {
                      setSheetAsked(true);
                      showPlace(finding.rule);
                    }}
                  />
                ))}
              </ol>
            </section>
          ))}
          {shown.length === 0 && <p className={styles['none']}>Nothing of this kind was found.</p>}
        </div>
        {isWide || isSheetAsked ? (
          <SheetPane {...{ resumeId, sheet, shown, active }} onActivate={show} />
        ) : (
          <div data-print="none">
            <Button variant="secondary" onClick={() => setSheetAsked(true)}>
              Show the pages
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface SheetPaneProps extends Pick<FindingsViewProps, 'resumeId' | 'sheet'> {
  shown: ReturnType<typeof filterFindings>;
  active: string | undefined;
  onActivate: (rule: string) => void;
}

function SheetPane({ resumeId, sheet, shown, active, onActivate }: SheetPaneProps) {
  const [view, setView] = useState<'picture' | 'text'>('picture');
  const loadFile = useCallback(() => fetchResumeFile(resumeId), [resumeId]);
  const marks = useMemo(() => marksOf(shown, active), [shown, active]);
  const other = view === 'picture' ? 'text' : 'picture';
  return (
    <div className={styles['sheet']} role="region" aria-label="Resume">
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
          {other === 'text' ? 'Show as text' : 'Show as pictures'}
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
  const choices = [
    { value: 'all' as const, label: 'All', count: findings.length },
    ...findingSeverities.map(({ value, label }) => ({
      value,
      label,
      count: findings.filter(({ severity }) => severity === value).length,
    })),
  ];
  return (
    <div className={styles['filter']} role="group" aria-label="Which findings are shown" data-print="none">
      {choices.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={styles['choice']}
          aria-pressed={value === filter}
          disabled={count === 0 && value !== filter}
          onClick={() => onFilter(value)}
        >
          {label} <span className={styles['count']}>{count}</span>
        </button>
      ))}
    </div>
  );
}

function fetchResumeFile(resumeId: string): Promise<Blob> {
  return fetchFile('GET /resumes/:resumeId/file', { params: { resumeId } });
}

function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}

interface Target {
  rule: string;
  /** Whether one goes to what is said, or to the place that it means. */
  where: 'finding' | 'place';
}

/** The finding that is looked at: chosen at its place, in the list, or walked to by J and K. */
function useFindingKeys(shown: readonly NumberedFinding[]) {
  // A new object each time: who presses the same number again is led there again.
  const [target, setTarget] = useState<Target>();

  function walk(step: number) {
    const at = shown.findIndex(({ rule }) => rule === target?.rule);
    const next = shown[at < 0 ? 0 : (at + step + shown.length) % shown.length];
    if (next) setTarget({ rule: next.rule, where: 'finding' });
  }

  const keys = useShortcuts({ j: () => walk(1), k: () => walk(-1) });

  useEffect(() => {
    if (!target) return;
    const mark = `[data-sheet] [data-mark="${markId(target.rule)}"]`;
    if (target.where === 'place') return whenThere(mark, goTo);
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

function goTo(mark: HTMLElement) {
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
}

/** Pages are drawn when somebody asks for them: their marks are there a moment later. Gives what ends the waiting. */
function whenThere(selector: string, act: (element: HTMLElement) => void): (() => void) | undefined {
  const there = document.querySelector<HTMLElement>(selector);
  if (there) {
    act(there);
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
