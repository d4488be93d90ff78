import { paths } from '@waymark/contract/paths';
import { paperSizes, resumeAccents, resumeTemplates } from '@waymark/contract/resumes/choices/resume-export';
import type { ExportState, ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { plural } from '@waymark/contract/text/format-count';
import { useState, useCallback, useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { PageCanvas } from '../../../../components/document/page-canvas.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError } from '../../../../lib/toasts.ts';
import { ContactFields } from './contact-fields.tsx';
import { FilePanel } from './file-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { SectionList } from './section-list.tsx';
import { usePreview } from './use-preview.ts';
import type { PreviewState } from './use-preview.ts';
import styles from './export-page.module.css';
import lookFieldsStyles from './look-fields.module.css';

/** Somebody who types or presses several times is waited for. */
const patience = 500;

/** A candidate's resume as files: how it looks, beside the pages as they would be printed. */
export function ExportPage({ state }: { state: ExportState }) {
  const { choices, change, save, state: kept } = useChoices(state.choices);
  // What is printed has changed although the choices have not.
  const [edition, setEdition] = useState(0);
  const preview = usePreview(choices, edition);
  const { revalidate } = useRevalidator();

  async function takeOver(contact: ExportState['choices']['contact'] | null) {
    if (contact) change({ contact });
    setEdition((before) => before + 1);
    await revalidate();
  }

  return (
    <>
      <PageHeading>Export Resume</PageHeading>
      <p className={styles['lead']}>
        What you wrote in <Link to={paths.jobsMyResume}>My Resume</Link>, set as a document that people like
        to read and programs read without a mistake. <Link to={paths.coverLetters}>Cover letters</Link> get
        the same look.
      </p>
      <div className={styles['desk']}>
        <div className={styles['choices']}>
          <FilePanel
            name={choices.contact.name || state.account.name}
            save={save}
            isBusy={kept === 'waiting'}
          />
          <Card title="Look">
            <LookFields choices={choices} onChange={change} />
          </Card>
          <Card title="Sections">
            <SectionList choices={choices} filled={state.filled} onChange={change} />
          </Card>
          <Card title="How you stand on it">
            <ContactFields choices={choices} account={state.account} onChange={change} />
          </Card>
          <ImportPanel onAccepted={takeOver} />
        </div>
        <PreviewPanel preview={preview} isEmpty={state.filled.length === 0} />
      </div>
    </>
  );
}

interface LookFieldsProps {
  choices: ExportChoices;
  onChange: (part: Partial<ExportChoices>) => void;
}

function LookFields({ choices, onChange }: LookFieldsProps) {
  return (
    <div className={lookFieldsStyles['fields']}>
      <RadioGroupField
        label="Template"
        name="template"
        options={resumeTemplates}
        chosen={choices.template}
        onChange={({ currentTarget }) =>
          onChange({ template: currentTarget.value as ExportChoices['template'] })
        }
      />
      <fieldset className={lookFieldsStyles['colors']}>
        <legend className={lookFieldsStyles['legend']}>Colour</legend>
        {resumeAccents.map(({ value, label, color }) => (
          <label key={value} className={lookFieldsStyles['color']}>
            <input
              type="radio"
              name="accent"
              value={value}
              checked={choices.accent === value}
              onChange={() => onChange({ accent: value })}
            />
            <span className={lookFieldsStyles['swatch']} style={{ background: color }} />
            {label}
          </label>
        ))}
      </fieldset>
      <RadioGroupField
        label="Paper"
        name="paper"
        options={paperSizes}
        chosen={choices.paper}
        onChange={({ currentTarget }) => onChange({ paper: currentTarget.value as ExportChoices['paper'] })}
      />
    </div>
  );
}

interface PreviewPanelProps {
  preview: PreviewState;
  /** Nothing was written yet. */
  isEmpty: boolean;
}

/** The pages as they would be printed. */
function PreviewPanel({ preview, isEmpty }: PreviewPanelProps) {
  const { pages, isPending, failure, unprintable } = preview;
  return (
    <section className={styles['preview']} aria-label="Preview" aria-busy={isPending}>
      <p className={styles['caption']} role="status">
        {pages.length > 0 ? `Preview, ${plural(pages.length, 'page')}` : 'Preview'}
        {isPending && pages.length > 0 && ', being drawn…'}
      </p>
      {isEmpty && (
        <Notice tone="good">
          There is little to print yet. Write in <Link to={paths.jobsMyResume}>My Resume</Link>, or take over
          what you have elsewhere.
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {unprintable && (
        <Notice tone="bad">
          The PDF leaves out what its fonts do not have: {unprintable}. The Word file has all of it.
        </Notice>
      )}
      {pages.length === 0 && isPending && <LoadingLine>Setting the type…</LoadingLine>}
      {pages.map((page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        return (
          <div
            key={page.pageNumber}
            className={styles['page']}
            style={{ aspectRatio: `${width} / ${height}` }}
          >
            <PageCanvas page={page} isEager={false} onFailed={ignore} />
          </div>
        );
      })}
    </section>
  );
}

/** The next choice draws it again. */
function ignore() {}

/** The choices as they are made; each is kept a moment later, and at once before a file is made of them. */
function useChoices(kept: ExportChoices) {
  const [choices, setChoices] = useState(kept);
  const [state, setState] = useState<'kept' | 'waiting' | 'failed'>('kept');
  const waiting = useRef<ExportChoices | null>(null);

  const save = useCallback(async () => {
    const next = waiting.current;
    if (!next) return;
    waiting.current = null;
    try {
      await saveChoices(next);
      setState(waiting.current ? 'waiting' : 'kept');
    } catch (failure) {
      // What could not be kept is tried again with the next choice.
      waiting.current ??= next;
      setState('failed');
      throw failure;
    }
  }, []);

  useEffect(() => {
    if (!waiting.current) return;
    const timer = setTimeout(() => void save().catch((failure) => showError(messageOf(failure))), patience);
    return () => clearTimeout(timer);
  }, [choices, save]);

  useEffect(() => {
    const saveNow = () => void save().catch(() => undefined);
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [save]);

  function change(part: Partial<ExportChoices>) {
    const next = { ...choices, ...part };
    waiting.current = next;
    setState('waiting');
    setChoices(next);
  }

  return { choices, change, save, state };
}

/** Finishes even when the page is left meanwhile. */
async function saveChoices(choices: ExportChoices): Promise<void> {
  await callApi('PUT /resume-export', { body: choices }, { keepalive: true });
}
