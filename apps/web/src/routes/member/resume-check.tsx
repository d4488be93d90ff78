import { resumeCheckPath } from '@waymark/contract/paths';
import type { CheckedResume } from '@waymark/contract/resumes/resume-check';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, useNavigate } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { CheckPage, VersionUpload } from '../../areas/resumes/resume-check/components/check-page.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Resume check`);

export const clientLoader = memberLoader('candidate', async (search) => {
  const withId = search.get('with');
  const loaded = await loadCheck(search.get('resume'), withId);
  return { ...loaded, withId, title: search.get('title') };
});

export const HydrateFallback = () => {
  const say = useSay();
  return <PageSpinner label={say`Your resume is being read…`} />;
};

export default function ResumeCheck() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  return (
    <CandidateArea isWide>
      {loaded &&
        (loaded.checked ? (
          <CheckPage
            resumes={loaded.resumes}
            checked={loaded.checked}
            withId={loaded.withId}
            title={loaded.title ?? user?.jobTitle ?? ''}
          />
        ) : (
          <NoResume />
        ))}
    </CandidateArea>
  );
}

interface LoadedCheck {
  resumes: Resume[];
  /** Null without a resume. */
  checked: CheckedResume | null;
}

/** Checks the default resume if none is given. */
async function loadCheck(resumeId: string | null, withId: string | null): Promise<LoadedCheck> {
  const resumes = (await callApi('GET /resumes')).data;
  const chosen = resumeId ?? resumes[0]?.id;
  if (chosen === undefined) return { resumes, checked: null };
  const query = withId === null ? {} : { with: withId };
  const { data } = await callApi('GET /resumes/:resumeId/check', { params: { resumeId: chosen }, query });
  return { resumes, checked: data };
}

/** The check starts with an upload. */
function NoResume() {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>{say`Resume check`}</PageHeading>
      <Card title={say`Upload a resume, and see what rules find in it`}>
        <p>
          {say`It takes a few seconds. Each finding points at its place, says why it matters and how to fix it. Only you see the result.`}
        </p>
        <VersionUpload onUploaded={(id) => void navigate(resumeCheckPath(id))} />
      </Card>
    </>
  );
}
