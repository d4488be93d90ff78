import { msg } from '@waymark/contract/text/message';
import type { CandidateProfile } from '@waymark/contract/hiring/candidates';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFieldErrors } from '../../../../components/form/show-failure.ts';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLoaded } from '../../../../lib/use-loaded.ts';
import ui from '../../../../styles/primitives.module.css';
import { visibilityFieldsOf, visibilityValuesOf, type VisibilityValues } from '../rules.ts';
import { listTakeovers, type Takeover } from '../takeover-rules.ts';
import { CandidateFacts } from './candidate-facts.tsx';
import { VisibilityFields } from './visibility-fields.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

const emptyAccount = { jobTitle: '', location: '', experienceLevel: '' };

interface VisibilityFormProps {
  profile: CandidateProfile;
  resumes: readonly Resume[];
  /** My Resume, to take values from. */
  resume: ResumeDocument;
  onSaved: (profile: CandidateProfile) => void;
}

const noAmount = msg`Type an amount, for example 32.50.`;

/** Saved as a whole: a candidate becomes visible only together with the excluded companies. */
export function VisibilityForm({ profile, resumes, resume, onSaved }: VisibilityFormProps) {
  const say = useSay();
  const form = useForm<VisibilityValues>({ defaultValues: visibilityValuesOf(profile) });
  const [previewing, setPreviewing] = useState(false);
  const { isDirty, isSubmitting } = form.formState;

  async function save(values: VisibilityValues) {
    const { hourlyRate, ...fields } = visibilityFieldsOf(values);
    if (hourlyRate === undefined) return form.setError('rate', { message: noAmount }, { shouldFocus: true });
    try {
      const saved = (
        await callApi('PUT /candidate-profile', { body: { ...fields, hourlyRate, version: profile.version } })
      ).data;
      form.reset(visibilityValuesOf(saved));
      onSaved(saved);
      showSuccess(saved.visible ? msg`Saved. Employers may find you` : msg`Saved. Employers do not find you`);
    } catch (failure) {
      const left = showFieldErrors(form, failure, { hourlyRate: 'rate' });
      if (left) showFailed(left);
    }
  }

  return (
    <form className={ui['grid6']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <CheckboxField
        label={<strong>{say`Employers may find me`}</strong>}
        hint={say`You can take it back at any time, and are gone from every list at once.`}
        {...form.register('visible')}
      />
      <TakeoverButton form={form} resume={resume} />
      <VisibilityFields form={form} profile={profile} resumes={resumes} />
      <PrivacyNote />
      <Actions isSticky>
        <Button
          type="submit"
          pending={isSubmitting}
          disabled={!isDirty}
          why={say`Nothing has changed since it was saved.`}
        >
          {say`Save`}
        </Button>
        <Button
          variant="secondary"
          disabled={isDirty || profile.headline === ''}
          why={say`Save it first: employers see what is saved.`}
          onClick={() => setPreviewing(true)}
        >
          {say`See it as employers do`}
        </Button>
      </Actions>
      <PreviewDialog open={previewing} onClose={() => setPreviewing(false)} />
    </form>
  );
}

/** The candidate's page as employers see it. */
function PreviewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay();
  const { data: preview, failure } = useLoaded(
    async () => (open ? (await callApi('GET /candidate-profile/preview')).data : undefined),
    [open],
  );
  return (
    <Dialog open={open} title={preview?.headline || say`As employers see you`} onClose={onClose}>
      {failure && <Notice tone="bad">{failure.message}</Notice>}
      {!preview && !failure && <LoadingLine>{say`Loading…`}</LoadingLine>}
      {preview && <CandidateFacts candidate={preview} />}
    </Dialog>
  );
}

interface TakeoverButtonProps {
  form: UseFormReturn<VisibilityValues>;
  resume: ResumeDocument;
}

/** Fills the form from My Resume; employers see nothing of it before the candidate saves. */
function TakeoverButton({ form, resume }: TakeoverButtonProps) {
  const say = useSay();
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
        onClick={() => setOffered(listTakeovers(say, resume, user ?? emptyAccount, form.getValues()))}
      >
        {say`Take over from My Resume`}
      </Button>
      <Dialog open={offered !== null} title={say`Take over from My Resume`} onClose={() => setOffered(null)}>
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
  const say = useSay();
  const [chosen, setChosen] = useState(
    () => new Set(offered.filter(({ replaces }) => !replaces).map(({ name }) => name)),
  );
  if (offered.length === 0)
    return <p>{say`My Resume has nothing that is not here already. Write there first, or type it here.`}</p>;

  function toggle(name: Takeover['name'], isChosen: boolean) {
    setChosen((before) => new Set([...before].filter((one) => one !== name).concat(isChosen ? [name] : [])));
  }

  return (
    <div className={ui['grid4']}>
      <p>{say`Choose what employers may see. It goes into the form, and employers see it only after you save.`}</p>
      {offered.map(({ name, label, shown, replaces }) => (
        <CheckboxField
          key={name}
          label={
            <>
              <strong>{label}</strong> {replaces && <Badge>{say`replaces what is there`}</Badge>}
            </>
          }
          hint={shown}
          checked={chosen.has(name)}
          onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
        />
      ))}
      <Actions align="end">
        <Button variant="secondary" onClick={onClose}>
          {say`Take over nothing`}
        </Button>
        <Button
          disabled={chosen.size === 0}
          why={say`Choose what to take over first.`}
          onClick={() => onTake(offered.filter(({ name }) => chosen.has(name)))}
        >
          {say`Put into the form`}
        </Button>
      </Actions>
    </div>
  );
}
