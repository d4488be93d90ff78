import type { Applicant, ApplicantTag } from '@waymark/contract/hiring/applicants';
import { tagMaxCount, tagNameMaxLength } from '@waymark/contract/hiring/choices/applicants';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '../../../../../components/form/button.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../../components/layout/visually-hidden.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { callApi } from '../../../../../lib/api-client.ts';
import { showError } from '../../../../../lib/toasts.ts';
import styles from './applicant-marks.module.css';

interface TagEditorProps {
  applicant: Applicant;
  /** Of the company, to choose from. */
  tags: readonly ApplicantTag[];
  onChange: (change: Partial<Applicant>) => void;
}

export function TagEditor({ applicant, tags: known, onChange }: TagEditorProps) {
  const { id, tags, isChangeable } = applicant;

  async function add(name: string) {
    const tag = await tagApplicant(id, name);
    if (!tags.some((one) => one.id === tag.id)) onChange({ tags: [...tags, tag] });
  }

  async function remove(tag: ApplicantTag) {
    try {
      await untagApplicant(id, tag.id);
      onChange({ tags: tags.filter((one) => one.id !== tag.id) });
    } catch (failure) {
      showError(messageOf(failure));
    }
  }

  return (
    <div>
      <ul className={styles['tags']} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag.id} className={styles['tag']}>
            {tag.name}
            {isChangeable && (
              <button type="button" onClick={() => void remove(tag)}>
                <span aria-hidden="true">×</span>
                <VisuallyHidden>Remove the tag {tag.name}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
      {isChangeable && tags.length < tagMaxCount && (
        <NewTag known={known.filter((tag) => !tags.some((one) => one.id === tag.id))} onAdd={add} />
      )}
    </div>
  );
}

interface NewTagProps {
  known: readonly ApplicantTag[];
  onAdd: (name: string) => Promise<void>;
}

function NewTag({ known, onAdd }: NewTagProps) {
  const [name, setName] = useState('');
  const listId = useId();

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    try {
      await onAdd(name.trim());
      setName('');
    } catch (failure) {
      showError(messageOf(failure));
    }
  }

  return (
    <form className={styles['new']} onSubmit={(event) => void add(event)}>
      <TextField
        label="Add a tag"
        value={name}
        list={listId}
        autoComplete="off"
        maxLength={tagNameMaxLength}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag.id} value={tag.name}>
            {tag.name}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </form>
  );
}

async function untagApplicant(applicationId: string, tagId: string): Promise<void> {
  await callApi('DELETE /company/applicants/:applicationId/tags/:tagId', {
    params: { applicationId, tagId },
  });
}

async function tagApplicant(applicationId: string, name: string): Promise<ApplicantTag> {
  const call = callApi('POST /company/applicants/:applicationId/tags', {
    params: { applicationId },
    body: { name },
  });
  return (await call).data;
}
