import { msg } from '@waymark/contract/text/message';
import type { ReviewTemplate, ReviewTemplateFields } from '@waymark/contract/office/review-desk';
import { commentMaxLength, templateNameMaxLength } from '@waymark/contract/resumes/choices';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Tag } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './desk-queue.module.css';
import { useTemplates } from './template-text.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

export function TemplatesButton() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {say`Templates`}
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The reviewer's templates and the shared ones. */
function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { data: templates, failure, setData } = useTemplates();
  const [edited, setEdited] = useState<ReviewTemplate | 'new'>();
  const [removed, setRemoved] = useState<ReviewTemplate>();

  function keep(saved: ReviewTemplate) {
    const others = (templates ?? []).filter(({ id }) => id !== saved.id);
    setData([...others, saved].toSorted((a, b) => a.name.localeCompare(b.name)));
    setEdited(undefined);
    showSuccess(msg`The template is saved.`);
  }

  async function remove({ id }: ReviewTemplate) {
    await callApi('DELETE /staff/review-templates/:templateId', { params: { templateId: id } });
    setData((templates ?? []).filter((one) => one.id !== id));
    setRemoved(undefined);
  }

  return (
    <Dialog open title={say`Templates`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {!templates && !failure && <PageSpinner />}
      {templates?.length === 0 && !edited && (
        <p className={ui['soft']}>{say`Sentences that you write again and again can be kept here.`}</p>
      )}
      {!edited && <TemplateList templates={templates ?? []} onChange={setEdited} onRemove={setRemoved} />}
      {edited ? (
        <TemplateForm
          template={edited === 'new' ? null : edited}
          onSaved={keep}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        templates && <Button onClick={() => setEdited('new')}>{say`Add a template`}</Button>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={say`Remove “${removed?.name}”?`}
        confirm={say`Remove`}
        onConfirm={async () => removed && remove(removed)}
        onClose={() => setRemoved(undefined)}
      >
        {removed?.isShared
          ? say`All reviewers lose it.`
          : say`Reviews that were written with it stay as they are.`}
      </ConfirmDialog>
    </Dialog>
  );
}

interface TemplateListProps {
  templates: readonly ReviewTemplate[];
  onChange: (template: ReviewTemplate) => void;
  onRemove: (template: ReviewTemplate) => void;
}

function TemplateList({ templates, onChange, onRemove }: TemplateListProps) {
  const say = useSay();
  return (
    <ul className={ui['grid2']}>
      {templates.map((template) => (
        <li className={`${ui['grid2']} ${ui['bottomRule']} ${styles['kept']}`} key={template.id}>
          <div>
            <p className={ui['strong']}>
              {template.name} {template.isShared && <Tag>{say`Shared`}</Tag>}
            </p>
            <p className={`${ui['softSm']} ${ui['anywhere']}`} dir="auto">
              {template.text}
            </p>
          </div>
          <IconButton icon="pencil" onPress={() => onChange(template)}>
            {say`Change ${template.name}`}
          </IconButton>
          <IconButton icon="bin" onPress={() => onRemove(template)}>
            {say`Remove ${template.name}`}
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

interface TemplateFormProps {
  /** Null for a new one. */
  template: ReviewTemplate | null;
  onSaved: (template: ReviewTemplate) => void;
  onCancel: () => void;
}

function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const say = useSay();
  const { name = '', text = '', isShared = false } = template ?? {};
  const form = useForm({ defaultValues: { name, text, isShared } });

  async function save(body: ReviewTemplateFields) {
    const { data } = template
      ? await callApi('PUT /staff/review-templates/:templateId', {
          params: { templateId: template.id },
          body,
        })
      : await callApi('POST /staff/review-templates', { body });
    onSaved(data);
  }

  return (
    <Form
      className={ui['grid4']}
      form={form}
      onSubmit={save}
      submit={say`Save`}
      tools={
        <Button variant="secondary" onClick={onCancel}>
          {say`Cancel`}
        </Button>
      }
    >
      <TextField
        label={say`Name`}
        maxLength={templateNameMaxLength}
        {...bindField(form, 'name', { required: msg`Give the template a name.` })}
      />
      <TextArea
        label={say`Sentence`}
        rows={5}
        maxLength={commentMaxLength}
        {...bindField(form, 'text', { required: msg`Write the sentence.` })}
      />
      <CheckboxField label={say`For all reviewers`} {...bindField(form, 'isShared')} />
    </Form>
  );
}
