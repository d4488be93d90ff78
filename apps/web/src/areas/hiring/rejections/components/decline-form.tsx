import { letterPlaceholders, standardLetter } from '@waymark/contract/hiring/choices/rejections';
import type { DeclineTemplate } from '@waymark/contract/hiring/rejections';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import form from '../../../../components/form/form.module.css';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { declineApplicants, previewLetter, undoDecline } from '../api/decline-applicants.ts';
import styles from './decline-form.module.css';
import { TemplateTools } from './template-tools.tsx';

interface DeclineFormProps {
  applicationIds: string[];
  templates: DeclineTemplate[];
  onTemplates: (templates: DeclineTemplate[]) => void;
  onClose: () => void;
  onChanged: () => void | Promise<void>;
}

interface Preview {
  to: string;
  text: string;
  letters: number;
}

/** The letter, then how the first of the applicants would read it: only from there it is sent. */
export function DeclineForm({
  applicationIds,
  templates,
  onTemplates,
  onClose,
  onChanged,
}: DeclineFormProps) {
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? '');
  const [text, setText] = useState(templates[0]?.text ?? standardLetter);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { failure, pending, act } = useFailingWork();
  const letter = { templates, templateId, text };

  async function decline() {
    const { batchId, letters } = await declineApplicants(applicationIds, text);
    onClose();
    await onChanged();
    const said = letters === 1 ? 'Declined. The letter goes out' : `${letters} declined. The letters go out`;
    showUndo(`${said} in 10 minutes.`, () => void takeBack(batchId, onChanged));
  }

  if (preview) {
    return (
      <LetterPreview
        preview={preview}
        failure={failure}
        pending={pending}
        onBack={() => setPreview(null)}
        onDecline={() => void act(decline)}
      />
    );
  }
  return (
    <form
      className={form['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void act(async () => setPreview(await previewLetter(applicationIds, text)));
      }}
    >
      <LetterFields {...letter} failure={failure} onTemplate={setTemplateId} onText={setText} />
      <TemplateTools
        {...letter}
        onChanged={(changed, id) => {
          onTemplates(changed);
          setTemplateId(id);
        }}
      />
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          Preview
        </Button>
      </Actions>
    </form>
  );
}

function useFailingWork() {
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  async function act(work: () => Promise<void>) {
    setPending(true);
    setFailure('');
    try {
      await work();
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setPending(false);
    }
  }
  return { failure, pending, act };
}

interface LetterFieldsProps {
  templates: readonly DeclineTemplate[];
  templateId: string;
  text: string;
  failure: string;
  onTemplate: (templateId: string) => void;
  onText: (text: string) => void;
}

function LetterFields({ templates, templateId, text, failure, onTemplate, onText }: LetterFieldsProps) {
  return (
    <>
      <SelectField
        label="Template"
        value={templateId}
        onChange={(event) => {
          const chosen = templates.find(({ id }) => id === event.currentTarget.value);
          onTemplate(chosen?.id ?? '');
          onText(chosen?.text ?? standardLetter);
        }}
      >
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">Standard letter</option>
      </SelectField>
      <TextArea
        label="Letter"
        rows={12}
        value={text}
        error={failure || undefined}
        hint={`${letterPlaceholders.map((name) => `{${name}}`).join(', ')} stand for each applicant’s own.`}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </>
  );
}

async function takeBack(batchId: string, onChanged: () => void | Promise<void>): Promise<void> {
  try {
    const message = await undoDecline(batchId);
    await onChanged();
    showSuccess(message);
  } catch (reason) {
    showError(messageOf(reason));
  }
}

interface LetterPreviewProps {
  preview: Preview;
  failure: string;
  pending: boolean;
  onBack: () => void;
  onDecline: () => void;
}

function LetterPreview({ preview, failure, pending, onBack, onDecline }: LetterPreviewProps) {
  const { to, text, letters } = preview;
  return (
    <div className={form['form']}>
      <p>{letters > 1 ? `The first of ${letters} letters, to ${to}:` : `The letter to ${to}:`}</p>
      <blockquote className={styles['letter']}>{text}</blockquote>
      <p className={styles['note']}>
        {letters > 1 ? 'They go' : 'It goes'} out in 10 minutes. Until then you can take it back.
      </p>
      {failure && <p role="alert">{failure}</p>}
      <Actions align="end">
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          Back to the letter
        </Button>
        <Button variant="danger" pending={pending} onClick={onDecline}>
          {letters > 1 ? `Decline ${letters} applicants` : 'Decline'}
        </Button>
      </Actions>
    </div>
  );
}
