import { findingSeverities } from '@waymark/contract/resumes/choices/resume-check';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type { ResumeSheet as Sheet } from '@waymark/contract/resumes/resume-review';
import { useCallback, useId, useMemo, useState } from 'react';
import { ResumeSheet } from '../../../../components/document/resume-sheet.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { fetchResumeFile } from '../api/fetch-resume-file.ts';
import { filterFindings, groupFindings, markId, marksOf, ruleOfMark, type SeverityFilter } from '../rules.ts';
import { FindingCard } from './finding-card.tsx';
import styles from './findings-view.module.css';
import { useFindingKeys } from './use-finding-keys.ts';
import { useWideScreen } from './use-wide-screen.ts';

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
