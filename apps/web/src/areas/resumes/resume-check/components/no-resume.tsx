import { resumeCheckPath } from '@waymark/contract/paths';
import { useNavigate } from 'react-router';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VersionUpload } from './version-upload.tsx';

/** For who has no resume yet: the check begins with one. */
export function NoResume() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>Resume check</PageHeading>
      <Card title="Upload a resume, and see what rules find in it">
        <p>
          It takes a few seconds. Each finding points at its place, says why it matters and how to mend it.
          Nobody but you sees the result.
        </p>
        <VersionUpload onUploaded={(id) => void navigate(resumeCheckPath(id))} />
      </Card>
    </>
  );
}
