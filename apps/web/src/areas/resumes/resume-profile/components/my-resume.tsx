import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import type { EditTarget } from '../form-rules.ts';
import { listPending, listStrengthParts, strengthOf, type ActionTarget } from '../strength-rules.ts';
import { BasicDetails } from './basic-details.tsx';
import styles from './my-resume.module.css';
import { Navigator, sectionIds } from './navigator.tsx';
import { ResumeSections } from './resume-sections.tsx';
import { StrengthCard } from './strength-card.tsx';
import { useNavigator } from './use-navigator.ts';
import { useResumeProfile } from './use-resume-profile.ts';

// The dialogs bring the validator with them, and the reading of a file its own page.
const EditDialog = lazyComponent(async () => (await import('./dialog/edit-dialog.tsx')).EditDialog);
const FillDialog = lazyComponent(async () => (await import('./filling/fill-dialog.tsx')).FillDialog);

interface MyResumeProps {
  profile: ResumeProfile;
  resumes: readonly Resume[];
}

export function MyResume(props: MyResumeProps) {
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return <OwnResume {...props} user={user} />;
}

/** My Resume: what it holds, how strong it is, and what is missing (G-3). */
function OwnResume({ profile: loaded, resumes: listed, user }: MyResumeProps & { user: User }) {
  const state = useResumeProfile(loaded);
  const [resumes, setResumes] = useState(listed);
  const [target, setTarget] = useState<EditTarget | null>(null);
  const [isFilling, setFilling] = useState(false);
  const navigator = useNavigator(sectionIds);
  const { document } = state.profile;
  const weighed = listStrengthParts({ user, document, hasResume: resumes.length > 0 });

  function act(action: ActionTarget) {
    if ('section' in action)
      setTarget({ section: action.section, entryId: action.entryId ?? firstTarget(action) });
    else if ('place' in action) navigator.go('resume-attach');
  }

  const tools = (
    <div className={styles['tools']}>
      <ButtonLink variant="secondary" to={paths.resumeExport}>
        Export or import
      </ButtonLink>
      <Button variant="secondary" onClick={() => setFilling(true)}>
        Fill from a resume
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading tools={tools}>My Resume</PageHeading>
      <BasicDetails user={user} document={document} onEdit={setTarget} />
      <StrengthCard
        strength={strengthOf(weighed)}
        parts={weighed}
        pending={listPending(weighed)}
        onAct={act}
      />
      <div className={styles['columns']}>
        <Navigator navigator={navigator} />
        <ResumeSections {...{ user, state, resumes }} onResumes={setResumes} onEdit={setTarget} />
      </div>
      {target && (
        <EditDialog
          key={`${target.section}:${target.entryId}`}
          target={target}
          user={user}
          profile={state.profile}
          save={state.save}
          refresh={state.refresh}
          onClose={() => setTarget(null)}
        />
      )}
      {isFilling && <FillDialog resumes={resumes} onResumes={setResumes} onClose={() => setFilling(false)} />}
    </>
  );
}

/** Of Key Skills it is the words that are missing, not a group of them. */
const firstTarget = ({ section }: { section: string }) => (section === 'skills' ? 'names' : null);
