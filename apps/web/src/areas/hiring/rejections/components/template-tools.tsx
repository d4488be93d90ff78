import { msg } from '@waymark/contract/text/message';
import type { DeclineTemplate } from '@waymark/contract/hiring/rejections';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import ui from '../../../../styles/primitives.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface TemplateToolsProps {
  templates: DeclineTemplate[];
  /** Empty for the standard letter. */
  templateId: string;
  text: string;
  onChanged: (templates: DeclineTemplate[], templateId: string) => void;
}

/** Saves the letter under a new name, or changes or removes its template. */
export function TemplateTools({ templates, templateId, text, onChanged }: TemplateToolsProps) {
  const say = useSay();
  const [name, setName] = useState('');
  const { failure, run } = useAction();
  const chosen = templates.find(({ id }) => id === templateId);

  async function save() {
    const { data } = await callApi('POST /company/decline-templates', { body: { name, text } });
    setName('');
    onChanged([...templates, data], data.id);
    showSuccess(msg`Template saved`);
  }

  async function change(template: DeclineTemplate) {
    const input = { params: { templateId: template.id }, body: { name: template.name, text } };
    const { data } = await callApi('PUT /company/decline-templates/:templateId', input);
    const changed = templates.map((one) => (one.id === data.id ? data : one));
    onChanged(changed, data.id);
    showSuccess(msg`Template changed`);
  }

  async function remove({ id }: DeclineTemplate) {
    await callApi('DELETE /company/decline-templates/:templateId', { params: { templateId: id } });
    onChanged(
      templates.filter((one) => one.id !== id),
      '',
    );
    showSuccess(msg`Template removed`);
  }

  return (
    <>
      <div className={`${ui['wrap3']} ${ui['fieldAndButton']}`}>
        <TextField
          label={say`Keep this letter as a template named`}
          maxLength={80}
          value={name}
          error={failure || undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="secondary" onClick={() => run(save)}>
          {say`Save template`}
        </Button>
      </div>
      {chosen && (
        <Actions>
          {chosen.text !== text && (
            <Button variant="quiet" onClick={() => run(() => change(chosen))}>
              {say`Change “${chosen.name}” to this letter`}
            </Button>
          )}
          <Button variant="quiet" onClick={() => run(() => remove(chosen))}>
            {say`Remove “${chosen.name}”`}
          </Button>
        </Actions>
      )}
    </>
  );
}
