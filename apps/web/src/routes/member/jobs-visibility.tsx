import type { CandidateProfile, CandidateView } from '@waymark/contract/hiring/candidates';
import type { Page } from '@waymark/contract/pagination';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { plural } from '@waymark/contract/text/format-count';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { VisibilityForm } from '../../areas/hiring/candidates/components/visibility-form.tsx';
import { WhoLooked } from '../../areas/hiring/candidates/components/who-looked.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { PublicLinks } from '../../areas/resumes/resume-sharing/components/public-links.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { Badge } from '../../components/data/tag.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import styles from '../../areas/hiring/candidates/components/visibility.module.css';

export const meta = () => privatePageMeta('Visibility');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasRole('candidate', new URL(request.url).pathname))) return null;
  const [visibility, links] = await Promise.all([getVisibility(), callApi('GET /resume-links')]);
  return { visibility, links: links.data };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function JobsVisibility() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && (
        <>
          <PageHeading>Visibility</PageHeading>
          <PublicLinks links={loaded.links} resumes={loaded.visibility.resumes} />
          <VisibilitySection {...loaded.visibility} />
        </>
      )}
    </CandidateArea>
  );
}

/** Whether employers find the candidate, what they see, who must not, and who has looked (H-7). */
function VisibilitySection({ profile: first, resumes, resume, views }: Visibility) {
  const titleId = useId();
  const [profile, setProfile] = useState(first);
  return (
    <section className={styles['section']} id="employers" aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        Employers may find me{' '}
        <Badge tone={profile.visible ? 'good' : 'neutral'}>{profile.visible ? 'On' : 'Off'}</Badge>
      </h2>
      <p className={styles['intro']}>
        Off, nobody finds you. On, employers see what you say here, with your first name and initial: never
        your e-mail, your phone or your last name. They write to you here, and you see who looked.
      </p>
      {profile.visible && profile.hiddenBecause === 'unconfirmed' && (
        <Notice tone="bad">
          Nobody finds you yet: confirm your e-mail address first, by the link in our mail to you.
        </Notice>
      )}
      {profile.visible && profile.hiddenBecause === 'deletion' && (
        <Notice tone="bad">Nobody finds you any more: your account is going to be deleted.</Notice>
      )}
      <VisibilityForm profile={profile} resumes={resumes} resume={resume} onSaved={setProfile} />
      <h3 className={styles['subtitle']}>
        Who looked{views.total > 0 && `: ${plural(views.total, 'time')}`}
      </h3>
      <WhoLooked views={views} />
    </section>
  );
}

interface Visibility {
  profile: CandidateProfile;
  resumes: Resume[];
  resume: ResumeDocument;
  views: Page<CandidateView>;
}

/** What the candidate shows to employers, the resumes to choose from, and who has looked. */
async function getVisibility(): Promise<Visibility> {
  const [profile, resumes, resume, views] = await Promise.all([
    callApi('GET /candidate-profile'),
    callApi('GET /resumes'),
    callApi('GET /resume-profile'),
    callApi('GET /candidate-profile/views'),
  ]);
  return { profile: profile.data, resumes: resumes.data, resume: resume.data.document, views };
}
