import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import type { VisibilityValues } from '../rules.ts';
import { listTakeovers, type Takeover } from '../takeover-rules.ts';
import styles from './visibility.module.css';

interface TakeoverButtonProps {
  form: UseFormReturn<VisibilityValues>;
  resume: ResumeDocument;
}

const nothing = { jobTitle: '', location: '', experienceLevel: '' };

/** Puts into the form what My Resume says; nothing is saved, and nothing shown, before the person saves. */
export function TakeoverButton({ form, resume }: TakeoverButtonProps) {
  const { user } = useAuth();
  const [offered, setOffered] = useState<readonly Takeover[] | null>(null);

  function take(chosen: readonly Takeover[]) {
    for (const { name, value } of chosen) form.setValue(name, value, { shouldDirty: true });
    form.clearErrors(chosen.map(({ name }) => name));
    setOffered(null);
  }

  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => setOffered(listTakeovers(resume, user ?? nothing, form.getValues()))}
      >
        Take over from My Resume
      </Button>
      <Dialog open={offered !== null} title="Take over from My Resume" onClose={() => setOffered(null)}>
        {offered && <TakeoverForm offered={offered} onTake={take} onClose={() => setOffered(null)} />}
      </Dialog>
    </div>
  );
}

interface TakeoverFormProps {
  offered: readonly Takeover[];
  onTake: (chosen: readonly Takeover[]) => void;
  onClose: () => void;
}

function TakeoverForm({ offered, onTake, onClose }: TakeoverFormProps) {
  const [chosen, setChosen] = useState(
    () => new Set(offered.filter(({ replaces }) => !replaces).map(({ name }) => name)),
  );
  if (offered.length === 0)
    return <p>My Resume has nothing that is not here already. Write there first, or type it here.</p>;

  function toggle(name: Takeover['name'], isChosen: boolean) {
    setChosen((before) => new Set([...before].filter((one) => one !== name).concat(isChosen ? [name] : [])));
  }

  return (
    <div className={styles['takeover']}>
      <p>Choose what employers may see. It goes into the form, and employers see it only after you save.</p>
      {offered.map(({ name, label, shown, replaces }) => (
        <CheckboxField
          key={name}
          label={
            <>
              <strong>{label}</strong> {replaces && <Badge>replaces what is there</Badge>}
            </>
          }
          hint={shown}
          checked={chosen.has(name)}
          onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
        />
      ))}
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          Take over nothing
        </Button>
        <Button
          disabled={chosen.size === 0}
          onClick={() => onTake(offered.filter(({ name }) => chosen.has(name)))}
        >
          Put into the form
        </Button>
      </Actions>
    </div>
  );
}
