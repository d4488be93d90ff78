import { paths } from '@waymark/contract/paths';
import { type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { AuthNotices } from '../areas/identity/accounts/components/auth-page.tsx';
import { ReviewForm } from '../areas/lifecycle/registration/components/review-form.tsx';
import { ReviewPage } from '../areas/resumes/resume-review/components/review-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(serverContext).pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Free Expert Resume Review',
    description:
      'Send your resume, and a person reads it: what works, and what to change before an employer sees it. Free of charge.',
    canonical: `${loaderData?.publicUrl ?? ''}${paths.resumeReview}`,
  });

export default function ResumeReview() {
  return (
    <ReviewPage>
      <AuthNotices />
      <ReviewForm />
    </ReviewPage>
  );
}
