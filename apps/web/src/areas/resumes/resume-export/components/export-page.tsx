import { invalidPhone } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { paperSizes, resumeAccents, resumeTemplates } from '@waymark/contract/resumes/choices';
import type { ExportChoices, ExportState } from '@waymark/contract/resumes/resume-export/exports';
import { canBeDialled } from '@waymark/contract/text/phone-shape';
import { msg, plural } from '@waymark/contract/text/message';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import type { OpenPdf, PdfPage } from '../../../../components/document/open-pdf.ts';
import { PageCanvas } from '../../../../components/document/page-canvas.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import { FilePanel } from './file-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import styles from './resume-export.module.css';
import { SectionList } from './section-list.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** Waits for further input before saving. */
const saveDelayMs = 500;

/** The look of the resume, beside a preview of its pages. */
export function ExportPage({ state }: { state: ExportState }) {
  const say = useSay();
  const { choices, change, save, state: kept } = useChoices(state.choices);
  // Raised when the content has changed but the choices have not.
  const [edition, setEdition] = useState(0);
  const preview = usePreview(choices, edition);
  const { revalidate } = useRevalidator();

  async function applyImport(contact: ExportState['choices']['contact'] | null) {
    if (contact) change({ contact });
    setEdition((before) => before + 1);
    await revalidate();
  }

  return (
    <>
      <PageHeading>{say`Export Resume`}</PageHeading>
      <p className={ui['lead']}>
        {rich(
          say,
          msg`What you wrote in <link>My Resume</link>, set as a document that people like to read and programs read without a mistake. <linkb>Cover letters</linkb> get the same look.`,
          { link: <Link to={paths.jobsMyResume} />, linkb: <Link to={paths.coverLetters} /> },
        )}
      </p>
      <div className={`${ui['grid6']} ${styles['desk']}`}>
        <div className={ui['stack5']}>
          <FilePanel
            name={choices.contact.name || state.account.name}
            save={save}
            isBusy={kept === 'waiting'}
          />
          <Card title={say`Look`}>
            <LookFields choices={choices} onChange={change} />
          </Card>
          <Card title={say`Sections`}>
            <SectionList choices={choices} filled={state.filled} onChange={change} />
          </Card>
          <Card title={say`How you stand on it`}>
            <ContactFields choices={choices} account={state.account} onChange={change} />
          </Card>
          <ImportPanel onAccepted={applyImport} />
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
  const say = useSay();
  return (
    <div className={ui['grid5']}>
      <RadioGroupField
        label={say`Template`}
        name="template"
        options={resumeTemplates}
        chosen={choices.template}
        onChange={({ currentTarget }) =>
          onChange({ template: currentTarget.value as ExportChoices['template'] })
        }
      />
      <fieldset className={`${ui['grid2']} ${styles['colors']}`}>
        <legend className={`${ui['softSm']} ${styles['legend']}`}>{say`Colour`}</legend>
        {resumeAccents.map(({ value, label, color }) => (
          <label key={value} className={`${ui['row2']} ${styles['color']}`}>
            <input
              type="radio"
              name="accent"
              value={value}
              checked={choices.accent === value}
              onChange={() => onChange({ accent: value })}
            />
            <span className={styles['swatch']} style={{ background: color }} />
            {label}
          </label>
        ))}
      </fieldset>
      <RadioGroupField
        label={say`Paper`}
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
  isEmpty: boolean;
}

function PreviewPanel({ preview, isEmpty }: PreviewPanelProps) {
  const say = useSay();
  const { pages, isPending, failure, unprintable } = preview;
  return (
    <section
      className={`${ui['stack4']} ${styles['preview']}`}
      aria-label={say`Preview`}
      aria-busy={isPending}
    >
      <p className={ui['note']} role="status">
        {pages.length === 0
          ? say`Preview`
          : isPending
            ? say`Preview, ${plural(pages.length, 'page')}, being drawn…`
            : say`Preview, ${plural(pages.length, 'page')}`}
      </p>
      {isEmpty && (
        <Notice tone="good">
          {rich(
            say,
            msg`There is little to print yet. Write in <link>My Resume</link>, or take over what you have elsewhere.`,
            { link: <Link to={paths.jobsMyResume} /> },
          )}
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {unprintable && (
        <Notice tone="bad">
          {say`The PDF cannot show what no font of ours has: ${unprintable}. Change it, or download the Word file, which has all of it.`}
        </Notice>
      )}
      {pages.length === 0 && isPending && <LoadingLine>{say`Setting the type…`}</LoadingLine>}
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

/** The next choice redraws the page. */
function ignore() {}

/** Saves choices after a delay, and at once before a file is made. */
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
      // A failed save is repeated with the next choice.
      waiting.current ??= next;
      setState('failed');
      throw failure;
    }
  }, []);

  useEffect(() => {
    if (!waiting.current) return;
    const timer = setTimeout(() => void save().catch(showFailed), saveDelayMs);
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

/** Finishes even if the user leaves the page. */
async function saveChoices(choices: ExportChoices): Promise<void> {
  await callApi('PUT /resume-export', { body: choices }, { keepalive: true });
}

interface ContactFieldsProps {
  choices: ExportChoices;
  account: ExportState['account'];
  onChange: (part: Partial<ExportChoices>) => void;
}

const fields = [
  { name: 'name', label: msg`Name`, maxLength: 120 },
  { name: 'phone', label: msg`Phone`, maxLength: 40 },
  { name: 'address', label: msg`Street and number`, maxLength: 200 },
  { name: 'postalCode', label: msg`Post code`, maxLength: 20 },
] as const;

/** Empty fields show the values of the account. */
function ContactFields({ choices, account, onChange }: ContactFieldsProps) {
  const defaults: Partial<Record<string, string>> = account;
  return (
    <div className={ui['grid5']}>
      {fields.map(({ name, label, maxLength }) => {
        const shared = { label, maxLength, placeholder: defaults[name], value: choices.contact[name] };
        const change = (value: string) => onChange({ contact: { ...choices.contact, [name]: value } });
        if (name === 'phone') return <ContactPhone key={name} {...shared} onChange={change} />;
        return (
          <TextField key={name} {...shared} onChange={({ currentTarget }) => change(currentTarget.value)} />
        );
      })}
    </div>
  );
}

interface ContactPhoneProps {
  label: string;
  maxLength: number;
  placeholder: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Saves a number once it can be called; an incomplete one is reported on blur. */
function ContactPhone({ value, onChange, ...field }: ContactPhoneProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState('');
  const isGiven = typed.trim() === '' || canBeDialled(typed);

  function type(next: string) {
    setTyped(next);
    setError('');
    if (next.trim() === '' || canBeDialled(next)) onChange(next);
  }

  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      value={typed}
      error={error}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setError(isGiven ? '' : invalidPhone)}
    />
  );
}

interface PreviewState {
  /** The pages of the last successful preview; they stay until the next one is drawn. */
  pages: readonly PdfPage[];
  unprintable: string;
  isPending: boolean;
  failure: string;
}

const previewDelayMs = 350;

/** Draws the preview again after each change of the choices or the `edition`. */
function usePreview(choices: ExportChoices, edition: number): PreviewState {
  const [state, setState] = useState<PreviewState>({
    pages: [],
    unprintable: '',
    isPending: true,
    failure: '',
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, isPending: true }));
    async function draw() {
      try {
        const [{ openPdf }, preview] = await Promise.all([
          import('../../../../components/document/open-pdf.ts'),
          printPreview(choices, signal),
        ]);
        const opened = await openPdf(preview.pdf);
        const pages = await loadPages(opened);
        if (!signal.aborted)
          setState({ pages, unprintable: preview.unprintable, isPending: false, failure: '' });
      } catch (reason) {
        if (!signal.aborted)
          setState((before) => ({ ...before, isPending: false, failure: messageOf(reason) }));
      }
    }
    const timer = setTimeout(() => void draw(), previewDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [choices, edition]);
  return state;
}

function loadPages(pdf: OpenPdf): Promise<PdfPage[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
}

interface Preview {
  pdf: ArrayBuffer;
  pages: number;
  unprintable: string;
}

async function printPreview(choices: ExportChoices, signal: AbortSignal): Promise<Preview> {
  const { data } = await callApi('POST /resume-export/preview', { body: choices }, { signal });
  const bytes = Uint8Array.from(atob(data.pdf), (letter) => letter.charCodeAt(0));
  return { ...data, pdf: bytes.buffer };
}
