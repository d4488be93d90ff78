import type { DeclineTemplate } from '@waymark/contract/hiring/rejections';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addTemplate, changeTemplate, removeTemplate } from '../api/decline-templates.ts';
import styles from './decline-form.module.css';

interface TemplateToolsProps {
  templates: DeclineTemplate[];
  /** Empty where the standard letter is chosen. */
  templateId: string;
  text: string;
  /** The templates as they are now, and which of them is chosen. */
  onChanged: (templates: DeclineTemplate[], templateId: string) => void;
}

/** Keeps the letter as it is now: under a new name, or in the template that it came from. */
export function TemplateTools({ templates, templateId, text, onChanged }: TemplateToolsProps) {
  const { name, setName, failure, chosen, save, change, remove } = useTemplates({
    templates,
    templateId,
    text,
    onChanged,
  });
  return (
    <>
      <div className={styles['save']}>
        <TextField
          label="Keep this letter as a template named"
          maxLength={80}
          value={name}
          error={failure || undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="secondary" onClick={() => void save()}>
          Save template
        </Button>
      </div>
      {chosen && (
        <Actions>
          {chosen.text !== text && (
            <Button variant="quiet" onClick={() => void change(chosen)}>
              Change “{chosen.name}” to this letter
            </Button>
          )}
          <Button variant="quiet" onClick={() => void remove(chosen)}>
            Remove “{chosen.name}”
          </Button>
        </Actions>
      )}
    </>
  );
}

/** What is done with templates; what fails is said in one place. */
function useTemplates({ templates, templateId, text, onChanged }: TemplateToolsProps) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const chosen = templates.find(({ id }) => id === templateId);

  async function act(work: () => Promise<void>, done: string) {
    setFailure('');
    try {
      await work();
      showSuccess(done);
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  }

  const save = async () => {
    const added = await addTemplate({ name, text });
    setName('');
    onChanged([...templates, added], added.id);
  };

  const change = async (template: DeclineTemplate) => {
    const changed = await changeTemplate(template.id, { name: template.name, text });
    onChanged(
      templates.map((one) => (one.id === changed.id ? changed : one)),
      changed.id,
    );
  };

  const remove = async (template: DeclineTemplate) => {
    await removeTemplate(template.id);
    onChanged(
      templates.filter(({ id }) => id !== template.id),
      '',
    );
  };

  return {
    name,
    setName,
    failure,
    chosen,
    save: () => act(save, 'Template saved'),
    change: (template: DeclineTemplate) => act(() => change(template), 'Template changed'),
    remove: (template: DeclineTemplate) => act(() => remove(template), 'Template removed'),
  };
}
