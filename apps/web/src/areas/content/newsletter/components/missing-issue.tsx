import { ButtonLink } from '../../../../components/form/button.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { archivePath } from '../rules.ts';

/** In place of an issue that was never sent. */
export function MissingIssue() {
  return (
    <MessagePage title="There is no such issue">
      <p>The address may have been cut short. Every issue that was sent is in the archive.</p>
      <ButtonLink to={archivePath()}>Go to the newsletter</ButtonLink>
    </MessagePage>
  );
}
