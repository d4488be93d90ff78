import type { ReviewTemplate } from '@waymark/contract/office/review-desk';
import { useState } from 'react';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Tag } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { IconButton } from '../../../../components/form/icon-button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { removeTemplate } from '../api/remove-template.ts';
import { TemplateForm } from './template-form.tsx';
import styles from './templates.module.css';
import { useTemplates } from './use-templates.ts';

export function TemplatesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Templates
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** One's own sentences and the shared ones: added, changed and removed. */
function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { templates, failure, setTemplates } = useTemplates();
  const [edited, setEdited] = useState<ReviewTemplate | 'new'>();
  const [removed, setRemoved] = useState<ReviewTemplate>();

  function keep(saved: ReviewTemplate) {
    const others = (templates ?? []).filter(({ id }) => id !== saved.id);
    setTemplates([...others, saved].toSorted((a, b) => a.name.localeCompare(b.name)));
    setEdited(undefined);
    showSuccess('The template is saved.');
  }

  async function remove({ id }: ReviewTemplate) {
    await removeTemplate(id);
    setTemplates(templates?.filter((one) => one.id !== id));
    setRemoved(undefined);
  }

  return (
    <Dialog open title="Templates" onClose={onClose}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {!templates && !failure && <PageSpinner />}
      {templates?.length === 0 && !edited && (
        <p className={styles['none']}>Sentences that you write again and again can be kept here.</p>
      )}
      {!edited && <TemplateList templates={templates ?? []} onChange={setEdited} onRemove={setRemoved} />}
      {edited ? (
        <TemplateForm
          template={edited === 'new' ? null : edited}
          onSaved={keep}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        templates && <Button onClick={() => setEdited('new')}>Add a template</Button>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={`Remove “${removed?.name}”?`}
        confirm="Remove"
        onConfirm={async () => removed && remove(removed)}
        onClose={() => setRemoved(undefined)}
      >
        {removed?.isShared ? 'All reviewers lose it.' : 'Reviews that were written with it stay as they are.'}
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
  return (
    <ul className={styles['list']}>
      {templates.map((template) => (
        <li className={styles['kept']} key={template.id}>
          <div>
            <p className={styles['name']}>
              {template.name} {template.isShared && <Tag>Shared</Tag>}
            </p>
            <p className={styles['words']}>{template.text}</p>
          </div>
          <IconButton icon="pencil" onPress={() => onChange(template)}>
            Change {template.name}
          </IconButton>
          <IconButton icon="bin" onPress={() => onRemove(template)}>
            Remove {template.name}
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
