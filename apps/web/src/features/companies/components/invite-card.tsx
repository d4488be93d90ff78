import { paths } from '@waymark/contract/paths';
import { Link } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { InviteForm } from './invite-form.tsx';

/** Only an owner whose own mailbox is proven may write to others in the company's name. */
export function InviteCard({ emailConfirmed }: { emailConfirmed: boolean }) {
  return (
    <Card title="Invite a colleague">
      {emailConfirmed ? (
        <InviteForm />
      ) : (
        <p>
          Before you invite others, confirm your own e-mail address: open the link in the mail we sent you, or
          ask for a new one in <Link to={paths.account}>your account</Link>.
        </p>
      )}
    </Card>
  );
}
