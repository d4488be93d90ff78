import { periodsOn, type ShownPeriod } from '@waymark/contract/search/choices';
import type { SalaryPage as Page } from '@waymark/contract/search/salaries';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { useBoardWords } from '../../../../lib/board-words.ts';
import ui from '../../../../styles/primitives.module.css';
import { nameSalaries, pathFor, writtenIn, type SalaryProblem, type TypedSalaries } from '../rules.ts';
import { SalaryForm } from './salary-form.tsx';
import styles from './salary-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// They work without a script, which may come later.
const SalarySpread = lazyComponent(async () => (await import('./salary-spread.tsx')).SalarySpread);
const SalaryOverview = lazyComponent(async () => (await import('./salary-overview.tsx')).SalaryOverview);
const FewPostings = lazyComponent(async () => (await import('./few-postings.tsx')).FewPostings);

interface SalaryPageProps {
  page: Page;
  per: ShownPeriod;
  typed: TypedSalaries;
  problems: readonly SalaryProblem[];
}

/** What postings offer for a title at a place (L-19). */
export function SalaryPage({ page, per, typed, problems }: SalaryPageProps) {
  const say = useSay();
  const words = useBoardWords();
  const { names, criteria } = page;
  return (
    <div className={`${ui['stack6']} ${styles['page']}`}>
      <header className={ui['grid2']}>
        <h1>{say(nameSalaries(names))}</h1>
        {names.place?.detail && <p className={`${ui['muted']} ${ui['textLg']}`}>{names.place.detail}</p>}
        <p className={ui['leadLg']}>
          {say`What postings on this board offer. Not what people earn, and no estimate.`}
        </p>
      </header>
      <SalaryForm typed={writtenIn(typed, page)} per={per} problems={problems} />
      {page.kind !== 'few' && (
        <TabLinks
          label={say`For which period`}
          tabs={periodsOn(words.pay.period).map(({ value, label }) => ({
            label: say(label),
            to: pathFor(words, criteria, value),
            isCurrent: value === per,
          }))}
        />
      )}
      {page.kind === 'spread' && <SalarySpread spread={page} />}
      {page.kind === 'overview' && <SalaryOverview overview={page} />}
      {page.kind === 'few' && <FewPostings few={page} />}
    </div>
  );
}
