import type { User } from '@waymark/contract/identity/accounts';
import type { Consent } from '@waymark/contract/identity/consents';
import { paths } from '@waymark/contract/paths';
import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { fullName } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useLoaderData } from 'react-router';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { ConsentSection } from '../../areas/identity/accounts/components/consent-section.tsx';
import { PictureChange } from '../../areas/identity/accounts/components/picture/picture-change.tsx';
import { ProfileForm } from '../../areas/identity/accounts/components/profile-form.tsx';
import { OwnReviews } from '../../areas/resumes/resume-review/components/own-reviews.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Avatar } from '../../components/media/avatar.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasFeature } from '../../lib/board.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';
import styles from './jobs-profile.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Profile`);

export const clientLoader = memberLoader('candidate', async () => {
  // Without them the profile itself can still be changed.
  const [consents, reviews] = await Promise.all([
    listConsents().catch(() => null),
    listOwnReviews().catch(() => null),
  ]);
  return { consents, reviews };
});

export default function JobsProfile() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && <ProfilePage consents={loaded.consents} />}
      {loaded && <OwnReviews reviews={loaded.reviews} />}
      {loaded && <VisibilityLink />}
    </CandidateArea>
  );
}

async function listConsents(): Promise<Consent[]> {
  return (await callApi('GET /consents')).data;
}

async function listOwnReviews(): Promise<OwnReview[]> {
  return (await callApi('GET /resume-reviews')).data;
}

/** From the profile to where one says who finds it. */
function VisibilityLink() {
  const say = useSay();
  return (
    <Card title={say`Who finds you`}>
      <p>
        {hasFeature('candidateSearch')
          ? say`Whether employers find you, which of them never do, who has looked, and public links to your resume.`
          : say`Public links to your resume.`}
      </p>
      <div>
        <ButtonLink variant="secondary" to={paths.jobsVisibility}>
          {say`Go to Visibility`}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ProfilePage({ consents }: { consents: readonly Consent[] | null }) {
  const say = useSay();
  const { user } = useAuth();
  if (!user) return <PageSpinner />;
  return (
    <>
      <PageHeading>{say`Profile`}</PageHeading>
      <PictureCard user={user} />
      <ProfileForm user={user} />
      <ConsentSection consents={consents} />
    </>
  );
}

/** Narrow windows do without it: the same picture with the same button stands right above it there. */
function PictureCard({ user }: { user: User }) {
  const say = useSay();
  const titleId = useId();
  return (
    <section className={`${ui['card']} ${ui['grid5']} ${styles['card']}`} aria-labelledby={titleId}>
      <Avatar name={fullName(user.firstName, user.lastName)} pictureUrl={user.pictureUrl} size="large" />
      <div className={ui['grid1']}>
        <h2 className={ui['textLg']} id={titleId}>
          {say`Your picture`}
        </h2>
        <p className={styles['text']}>
          {user.pictureUrl === null
            ? say`Your initials take its place so far. Only a small square is kept, without where or when it was taken.`
            : say`Only this small square is kept, without where or when it was taken.`}
        </p>
      </div>
      <PictureChange user={user} />
    </section>
  );
}
