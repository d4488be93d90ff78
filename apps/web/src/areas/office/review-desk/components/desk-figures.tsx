import type { ReviewFigures } from '@waymark/contract/office/review-desk';
import { useId, type ReactNode } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeSpan } from '../rules.ts';
import styles from './desk-queue.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const hourMs = 3_600_000;

/** Requests that wait, time to review, and reviews by reviewer. */
export function DeskFigures({ figures: { waiting, weeks, reviewers } }: { figures: ReviewFigures }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const finished = weeks.reduce((sum, { published }) => sum + published, 0);
  const inTime = weeks.reduce((sum, { withinTarget }) => sum + withinTarget, 0);
  return (
    <div className={`${ui['grid6']} ${styles['figures']}`}>
      <Figure title={say`Waiting now`}>
        <BarTable
          head={[say`Since`, say`Requests`]}
          rows={waiting.map(({ label, count }, at) => ({
            name: label,
            value: count,
            isBad: at === waiting.length - 1,
          }))}
        />
      </Figure>
      <Figure
        title={say`Time to review`}
        lead={
          finished > 0 &&
          say`${Math.round((100 * inTime) / finished)} % of ${finished} within two working days, in eight weeks`
        }
      >
        <BarTable
          head={[say`Week from`, say`Middle`, say`Published`]}
          rows={weeks.map(({ startsOn, medianHours, published }) => ({
            // Within eight weeks the year is known.
            name: formatDate(words, startsOn, locale).replace(/ \d+$/, ''),
            value: medianHours ?? 0,
            text: medianHours === null ? '–' : say(describeSpan(medianHours * hourMs)),
            more: published,
          }))}
        />
      </Figure>
      <Figure title={say`Load by reviewer`} lead={say`Published within 30 days, and in hand now`}>
        <BarTable
          head={[say`Reviewer`, say`Published`, say`In hand`]}
          rows={reviewers.map(({ name, published, inWork }) => ({ name, value: published, more: inWork }))}
        />
      </Figure>
    </div>
  );
}

function Figure({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${ui['grid3']} ${ui['alignStart']}`} aria-labelledby={id}>
      <h2 className={ui['textLg']} id={id} dir="auto">
        {title}
      </h2>
      {lead && <p className={ui['note']}>{lead}</p>}
      {children}
    </section>
  );
}

interface Bar {
  name: string;
  value: number;
  /** Shown instead of the value. */
  text?: string;
  /** A second figure, in a column of its own. */
  more?: number;
  isBad?: boolean;
}

/** A bar chart that is a table, so that screen readers read the same. */
function BarTable({ head, rows }: { head: readonly string[]; rows: readonly Bar[] }) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={`${ui['table']} ${styles['bars']}`}>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <td aria-hidden="true" />
          {head.slice(1).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, text, more, isBad }, at) => (
          // Two people may have one name.
          <tr key={`${name} ${at}`}>
            <th scope="row">{name}</th>
            <td className={styles['track']} aria-hidden="true">
              <span
                className={styles['bar']}
                data-bad={isBad || undefined}
                style={{ width: `${(100 * value) / max}%` }}
              />
            </td>
            <td className={styles['value']} data-bad={(isBad && value > 0) || undefined}>
              {text ?? value}
            </td>
            {more !== undefined && <td className={styles['value']}>{more}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
