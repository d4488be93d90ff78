import { plural } from '@waymark/contract/text/message';
import { maxDeclined, letterPlaceholders, standardLetter } from '@waymark/contract/hiring/choices';
import type { DeclineTemplate, LetterPreview } from '@waymark/contract/hiring/rejections';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showSuccess, showUndo } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { formatTime } from '../../interviews/rules.ts';
import styles from './decline-form.module.css';
import { TemplateTools } from './template-tools.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface DeclineButtonProps {
  applicationIds: string[];
  variant?: 'quiet' | 'secondary';
}

/** Declines one applicant or the selected ones with a letter, which can be undone for ten minutes. */
export function DeclineButton({ applicationIds, variant = 'quiet' }: DeclineButtonProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = applicationIds.length;
  return (
    <>
      <Button
        variant={variant}
        disabled={count === 0 || count > maxDeclined}
        why={count === 0 ? say`Select applicants first.` : say`Select ${maxDeclined} at most.`}
        onClick={() => setOpen(true)}
      >
        {say`Decline…`}
      </Button>
      <DeclineDialog open={open && count > 0} applicationIds={applicationIds} onClose={close} />
    </>
  );
}

interface DeclineDialogProps extends WithTemplatesProps {
  open: boolean;
}

/** The letters, shown before anybody is declined. */
export function DeclineDialog({ open, ...letters }: DeclineDialogProps) {
  const count = letters.applicationIds.length;
  const say = useSay();
  const title = count > 1 ? say`Decline ${plural(count, 'applicant')}` : say`Decline the applicant`;
  return (
    <Dialog open={open} title={title} onClose={letters.onClose}>
      {open && <WithTemplates {...letters} />}
    </Dialog>
  );
}

interface WithTemplatesProps {
  applicationIds: string[];
  /** Declines them without a letter, where that is offered. */
  onQuiet?: () => void;
  onClose: () => void;
}

function WithTemplates(props: WithTemplatesProps) {
  const { data, failure, setData } = useLoaded(
    async () => (await callApi('GET /company/decline-templates')).data,
    [],
  );
  if (failure) return <Notice tone="bad">{failure.message}</Notice>;
  return data ? <DeclineForm {...props} templates={data} onTemplates={setData} /> : <PageSpinner />;
}

interface DeclineFormProps extends WithTemplatesProps {
  templates: DeclineTemplate[];
  onTemplates: (templates: DeclineTemplate[]) => void;
}

/** The letter, then its preview for the first applicant, which sends it. */
function DeclineForm({ applicationIds, templates, onTemplates, onQuiet, onClose }: DeclineFormProps) {
  const say = useSay();
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? '');
  const [text, setText] = useState(templates[0]?.text ?? say(standardLetter));
  const [preview, setPreview] = useState<LetterPreview | null>(null);
  const { revalidate } = useRevalidator();
  const { failure, pending, run } = useAction();
  const letter = { templates, templateId, text };
  const body = { applicationIds, text };

  async function decline() {
    const { batchId, letters } = (await callApi('POST /company/declines', { body })).data;
    onClose();
    await revalidate();
    const done =
      letters === 1
        ? say`Declined. The letter goes out in 10 minutes.`
        : say`${letters} declined. The letters go out in 10 minutes.`;
    showUndo(done, () => void undoDecline(batchId, revalidate));
  }

  if (preview) {
    return (
      <LetterShown
        preview={preview}
        failure={failure}
        pending={pending}
        onBack={() => setPreview(null)}
        onDecline={() => run(decline)}
      />
    );
  }
  return (
    <form
      className={ui['stack5']}
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => setPreview((await callApi('POST /company/declines/preview', { body })).data));
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
      <FormActions pending={pending} onQuiet={onQuiet} onClose={onClose} />
    </form>
  );
}

interface FormActionsProps {
  pending: boolean;
  onQuiet: (() => void) | undefined;
  onClose: () => void;
}

function FormActions({ pending, onQuiet, onClose }: FormActionsProps) {
  const say = useSay();
  return (
    <>
      {onQuiet && (
        <p className={ui['note']}>{say`Without a letter, interviews stay until you cancel them.`}</p>
      )}
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Cancel`}
        </Button>
        {onQuiet && (
          <Button variant="secondary" onClick={onQuiet}>
            {say`Without a letter`}
          </Button>
        )}
        <Button type="submit" pending={pending}>
          {say`Preview`}
        </Button>
      </Actions>
    </>
  );
}

async function undoDecline(batchId: string, revalidate: () => Promise<void>): Promise<void> {
  try {
    const { message } = await callApi('POST /company/declines/:batchId/undo', { params: { batchId } });
    await revalidate();
    showSuccess(message);
  } catch (reason) {
    showFailed(reason);
  }
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
  const say = useSay();
  return (
    <>
      <SelectField
        label={say`Template`}
        value={templateId}
        onChange={(event) => {
          const chosen = templates.find(({ id }) => id === event.currentTarget.value);
          onTemplate(chosen?.id ?? '');
          onText(chosen?.text ?? say(standardLetter));
        }}
      >
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{say`Standard letter`}</option>
      </SelectField>
      <TextArea
        label={say`Letter`}
        rows={8}
        value={text}
        error={failure || undefined}
        hint={say`${letterPlaceholders.map((name) => `{${name}}`).join(', ')} stand for each applicant’s own.`}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </>
  );
}

interface LetterShownProps {
  preview: LetterPreview;
  failure: string;
  pending: boolean;
  onBack: () => void;
  onDecline: () => void;
}

function LetterShown({ preview, failure, pending, onBack, onDecline }: LetterShownProps) {
  const say = useSay();
  const locale = useLocale();
  const { to, text, letters, interviews } = preview;
  return (
    <div className={ui['stack5']}>
      <p>{letters > 1 ? say`The first of ${letters} letters, to ${to}:` : say`The letter to ${to}:`}</p>
      <blockquote className={styles['letter']} dir="auto">
        {text}
      </blockquote>
      <p className={ui['note']}>
        {letters > 1
          ? say`They go out in 10 minutes. Until then you can take it back.`
          : say`It goes out in 10 minutes. Until then you can take it back.`}
      </p>
      {interviews.length > 0 && (
        <div>
          <p>{say`Their interviews end with the letters; a mail of its own calls off each agreed time:`}</p>
          <ul>
            {interviews.map(({ name, startsAt, timeZone }, index) => (
              <li key={index}>
                {name}: {startsAt === null ? say`no time agreed` : formatTime(startsAt, timeZone, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {failure && <p role="alert">{failure}</p>}
      <Actions align="end">
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          {say`Back to the letter`}
        </Button>
        <Button variant="danger" pending={pending} onClick={onDecline}>
          {letters > 1 ? say`Decline ${letters} applicants` : say`Decline`}
        </Button>
      </Actions>
    </div>
  );
}
