import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { MyResume } from '../../areas/resumes/resume-profile/components/my-resume.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { callApi } from '../../lib/api-client.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

const FillDesk = lazyComponent(
  async () => (await import('../../areas/resumes/resume-profile/components/filling/fill-form.tsx')).FillDesk,
);

export const meta = () => privatePageMeta(msg`My Resume`);

export const clientLoader = memberLoader('candidate', async (search) => {
  const [profile, resumes] = await Promise.all([callApi('GET /resume-profile'), callApi('GET /resumes')]);
  return { profile: profile.data, resumes: resumes.data, fill: search.get('fill') };
});

export default function JobsMyResume() {
  const loaded = useLoaderData<typeof clientLoader>();
  if (!loaded) return <CandidateArea>{null}</CandidateArea>;
  const { fill, ...resume } = loaded;
  return (
    <CandidateArea>
      {fill === null ? <MyResume {...resume} /> : <FillDesk key={fill} {...resume} resumeId={fill} />}
    </CandidateArea>
  );
}
