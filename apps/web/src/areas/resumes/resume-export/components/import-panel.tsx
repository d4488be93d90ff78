import { resumeSectionLabels } from '@waymark/contract/resumes/choices';
import type {
  ExportChoices,
  ImportedSection,
  ResumeImport,
} from '@waymark/contract/resumes/resume-export/exports';
import type { SectionChange } from '@waymark/contract/resumes/resume-profile';
import { plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { FileField } from '../../../../components/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './resume-export.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';

interface ImportPanelProps {
  onAccepted: (contact: ExportChoices['contact'] | null) => Promise<void>;
}

/** Reads a chosen file at once, and shows its content before anything is saved. */
export function ImportPanel({ onAccepted }: ImportPanelProps) {
  const say = useSay();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [read, setRead] = useState<ResumeImport | null>(null);

  async function choose(file: File | undefined) {
    setError('');
    if (!file) return;
    setSent(0);
    try {
      const form = new FormData();
      form.append('file', file);
      setRead((await uploadForm('POST /resume-imports', form, setSent)).data);
    } catch (failure) {
      setError(fieldErrorsOf(failure)['file'] ?? messageOf(failure));
    } finally {
      setSent(null);
    }
  }

  return (
    <Card title={say`Bring what you have`}>
      <FileField
        label={say`JSON Resume or LinkedIn’s data export`}
        hint={say`A .json file, or the .zip that LinkedIn sends you (Settings, Data privacy, Get a copy of your data). You see what would change before anything does.`}
        accept=".json,.zip,application/json,application/zip"
        error={error}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {sent !== null && <UploadProgress sent={sent} label={say`Your file`} />}
      <ImportDialog read={read} onClose={() => setRead(null)} onAccepted={onAccepted} />
    </Card>
  );
}

interface ImportDialogProps {
  read: ResumeImport | null;
  onClose: () => void;
  onAccepted: (contact: ExportChoices['contact'] | null) => Promise<void>;
}

function ImportDialog({ read, onClose, onAccepted }: ImportDialogProps) {
  const say = useSay();
  return (
    <Dialog open={read !== null} title={say`What your file would change`} onClose={onClose} wide>
      {read && <ImportForm read={read} onClose={onClose} onAccepted={onAccepted} />}
    </Dialog>
  );
}

/** Sections that replace nothing are selected in advance; others need a choice. */
function useAcceptance({ read, onClose, onAccepted }: ImportFormProps) {
  const [chosen, setChosen] = useState(
    () => new Set(read.sections.filter(isNew).map(({ section }) => section)),
  );
  const [takesContact, setTakesContact] = useState(read.contact !== null);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);

  async function accept() {
    setSaving(true);
    setFailure('');
    try {
      await acceptSections(read.sections.filter(({ section }) => chosen.has(section)));
      await onAccepted(takesContact ? read.contact : null);
      showSuccess(sayHere`Taken over into My Resume`);
      onClose();
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setSaving(false);
    }
  }

  function toggle({ section }: ImportedSection, isChosen: boolean) {
    setChosen(
      (before) => new Set([...before].filter((one) => one !== section).concat(isChosen ? [section] : [])),
    );
  }

  return { chosen, toggle, takesContact, setTakesContact, failure, isSaving, accept };
}

interface ImportFormProps extends ImportDialogProps {
  read: ResumeImport;
}

function ImportForm(props: ImportFormProps) {
  const say = useSay();
  const { read, onClose } = props;
  const { chosen, toggle, takesContact, setTakesContact, failure, isSaving, accept } = useAcceptance(props);
  const count = chosen.size + (takesContact ? 1 : 0);
  if (read.sections.length === 0 && read.contact === null)
    return (
      <div className={ui['stack5']}>
        <Notice tone="good">
          {read.leftOut.length === 0
            ? say`My Resume already says everything that is in this file.`
            : say`My Resume already says everything in this file that can be read.`}
        </Notice>
        <LeftOut lines={read.leftOut} />
      </div>
    );
  return (
    <div className={ui['stack5']}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>{say`Each section that you choose takes the place of what is there now. Nothing else changes.`}</p>
      {read.contact && (
        <ContactChoice contact={read.contact} isChosen={takesContact} onToggle={setTakesContact} />
      )}
      {read.sections.map((one) => (
        <SectionChoice
          key={one.section}
          section={one}
          isChosen={chosen.has(one.section)}
          onToggle={(isChosen) => toggle(one, isChosen)}
        />
      ))}
      <LeftOut lines={read.leftOut} />
      <Actions align="end">
        <Button variant="secondary" disabled={isSaving} onClick={onClose}>
          {say`Change nothing`}
        </Button>
        <Button
          pending={isSaving}
          disabled={count === 0}
          why={say`Choose a section first.`}
          onClick={() => void accept()}
        >
          {count === 0 ? say`Take over` : say`Take over ${plural(count, 'section')}`}
        </Button>
      </Actions>
    </div>
  );
}

/** Content of the file that is not imported, with its place or the reason. */
function LeftOut({ lines }: { lines: readonly string[] }) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <section className={`${ui['grid1']} ${ui['sunken']} ${styles['side']}`}>
      <h3 className={ui['note']}>{say`Left out`}</h3>
      <ul className={`${ui['grid2']} ${ui['textSm']} ${ui['anywhere']} ${styles['lines']}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function isNew({ before }: ImportedSection): boolean {
  return before.length === 0;
}

interface ContactChoiceProps {
  contact: ExportChoices['contact'];
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function ContactChoice({ contact, isChosen, onToggle }: ContactChoiceProps) {
  const say = useSay();
  return (
    <section className={`${ui['grid3']} ${ui['topRule']}`}>
      <CheckboxField
        label={<strong>{say`How you stand on the resume`}</strong>}
        checked={isChosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <Lines name={say`In your file`} lines={Object.values(contact).filter(Boolean)} />
    </section>
  );
}

interface SectionChoiceProps {
  section: ImportedSection;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function SectionChoice({ section, isChosen, onToggle }: SectionChoiceProps) {
  const say = useSay();
  return (
    <section className={`${ui['grid3']} ${ui['topRule']}`}>
      <CheckboxField
        label={<strong>{resumeSectionLabels[section.section]}</strong>}
        checked={isChosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <div className={`${ui['grid4']} ${styles['sides']}`}>
        <Lines name={say`Now`} lines={section.before} />
        <Lines name={say`In your file`} lines={section.after} />
      </div>
    </section>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  const say = useSay();
  return (
    <div className={`${ui['grid1']} ${ui['sunken']} ${styles['side']}`}>
      <h3 className={ui['note']} dir="auto">
        {name}
      </h3>
      {lines.length === 0 ? (
        <p className={ui['note']}>{say`Nothing yet`}</p>
      ) : (
        <ul className={`${ui['grid2']} ${ui['textSm']} ${ui['anywhere']} ${styles['lines']}`}>
          {lines.map((line, at) => (
            // Two entries may have the same text.
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Saves all sections of the file, or none, over the versions that were shown. */
async function acceptSections(accepted: readonly ImportedSection[]): Promise<void> {
  // The server has made these values and checks them again.
  const sections = accepted.map(
    ({ section, version, value }) => ({ section, version, value }) as SectionChange,
  );
  if (sections.length > 0) await callApi('PUT /resume-profile', { body: { sections } });
}
