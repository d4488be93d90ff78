import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Card } from '../../../../components/layout/card.tsx';
import { InviteForm } from './invite-form.tsx';

/** Only an owner whose own mailbox is proven may write to others, in the name of a company that is public. */
export function InviteCard({ emailConfirmed, held }: { emailConfirmed: boolean; held: boolean }) {
  return (
    <Card title="Invite a colleague">
      {emailConfirmed && !held && <InviteForm />}
      {emailConfirmed && held && (
        <p>You can invite others as soon as our team has taken a look at your company.</p>
      )}
      {!emailConfirmed && (
        <p>
          Before you invite others, confirm your own e-mail address: open the link in the mail we sent you, or
          ask for a new one in <Link to={paths.account}>your account</Link>.
        </p>
      )}
    </Card>
  );
}
