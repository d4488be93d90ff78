import { labelOf } from '@waymark/contract/jobs/choices';
import type { PreviewedPosting, SourcePreview } from '@waymark/contract/jobs/job-sources';
import {
  fieldReadingLabels,
  previewedFields,
  sourceFormats,
  type FieldReadingKind,
} from '@waymark/contract/jobs/source-choices';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural, term } from '@waymark/contract/text/message';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import ui from '../../../../styles/primitives.module.css';
import { FieldReadings, LackingList, UnreadFields } from '../../job-import/components/import-readings.tsx';
import styles from './preview-card.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** The result of a test run: counts, the first postings beside their source values, and rejected rows. */
export function PreviewCard({ preview }: { preview: SourcePreview }) {
  const say = useSay();
  const locale = useLocale();
  const { read, taken, rejected, isCut, gaps, people, format, rejections, postings } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below a long form, so the page scrolls to it.
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <section className={`${ui['stack4']} ${styles['preview']}`} aria-labelledby="preview-title">
      <h3 className={ui['textLg']} id="preview-title" tabIndex={-1} ref={heading}>
        {say`What the test run reads`}
      </h3>
      <p>
        {read === 0
          ? say`There are no postings there at present.`
          : rejected > 0
            ? say`${plural(taken, 'posting')} of ${formatCount(read, locale)} can be taken, ${formatCount(rejected, locale)} cannot. Read as ${term(labelOf(sourceFormats, format))}.`
            : say`${plural(taken, 'posting')} of ${formatCount(read, locale)} can be taken. Read as ${term(labelOf(sourceFormats, format))}.`}{' '}
        {isCut && say`There are more; a test run reads the first ones. `}
        {say`Nothing was written.`}
      </p>
      {gaps.map((gap) => (
        <Notice tone="bad" key={gap}>
          {say`${gap} While this is so, no posting is closed.`}
        </Notice>
      ))}
      {people && people.count > 0 && (
        <p>
          {say`The file also has ${plural(people.count, 'person', 'people')} of the board that it comes from. Nobody is written to.`}{' '}
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(people.csv)}`}
            download="people-to-invite.csv"
          >
            {say`Download the list`}
          </a>
        </p>
      )}
      {postings.map((posting, index) => (
        <Posting key={posting.at} posting={posting} isOpen={index === 0} />
      ))}
      {rejections.length > 0 && (
        <>
          <h4 className={ui['semibold']}>{say`Rejected`}</h4>
          <ul className={ui['grid1']}>
            {rejections.map(({ at, sourceId, reason }) => (
              <li className={ui['anywhere']} key={at}>
                {at}
                {sourceId && <span className={ui['softSm']}> {say`(id ${sourceId})`}</span>}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {taken > 0 && <Readings {...preview} />}
    </section>
  );
}

function Readings({ fields, unread, lackingAds }: SourcePreview) {
  const say = useSay();
  return (
    <>
      <h4 className={ui['semibold']}>{say`How each field was read`}</h4>
      <FieldReadings fields={fields} />
      <UnreadFields unread={unread} />
      {lackingAds.length > 0 && (
        <>
          <h4 className={ui['semibold']}>{say`What laws ask of these ads`}</h4>
          <LackingList lacking={lackingAds} />
        </>
      )}
    </>
  );
}

const columns = [{ name: msg`Field` }, { name: msg`In the source` }, { name: msg`As it was read` }];

const tones: Readonly<Record<FieldReadingKind, 'good' | 'bad' | 'neutral'>> = {
  read: 'good',
  learnt: 'good',
  text: 'good',
  missing: 'neutral',
  unread: 'bad',
};

function Posting({ posting: { at, fields }, isOpen }: { posting: PreviewedPosting; isOpen: boolean }) {
  const say = useSay();
  const title = fields.find(({ field }) => field === 'title')?.value;
  return (
    <details open={isOpen}>
      <summary className={styles['summary']}>
        {title} <span className={ui['softSm']}>{at}</span>
      </summary>
      <DataTable columns={columns}>
        {fields.map(({ field, raw, value, reading }) => (
          <tr key={field}>
            <th scope="row">{say(labelOf(previewedFields, field))}</th>
            <td className={ui['softSm']} data-label={say`In the source`}>
              {raw || '–'}
            </td>
            <td data-label={say`As it was read`}>
              <span className={ui['cluster2']}>
                {value}
                {reading !== 'read' && <Badge tone={tones[reading]}>{fieldReadingLabels[reading]}</Badge>}
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
