import { supportVisitMinutes, decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { requireStorage } from '../../../../lib/browser-storage.ts';
import { formatMoment } from '../../../../lib/format-date.ts';
import { documentLanguage } from '../../../../lib/languages/document-language.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { storeVisit } from '../../../../lib/visit/stored-visit.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ImpersonationCardProps {
  user: { id: string; name: string; supportUntil: string | null };
}

/** Starts an impersonation of a user who allows it, for administrators (J-5). */
export function ImpersonationCard({ user: { id, name, supportUntil } }: ImpersonationCardProps) {
  const say = useSay();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={say`Look as this person`}>
      {supportUntil ? (
        <>
          <p>
            {say`${name} allows it until ${formatMoment(supportUntil, locale)}. You read what they read, for ${supportVisitMinutes} minutes at most; they get a mail when you begin and when you end.`}
          </p>
          <Actions>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {say`Look as ${name}`}
            </Button>
          </Actions>
        </>
      ) : (
        <p>
          {say`Not allowed now. Ask them to allow it: on their account page, under “Let our staff look”, for an hour or a day.`}
        </p>
      )}
      <ReasonDialog
        open={isOpen}
        title={say`Look as ${name}`}
        label={say`What for`}
        hint={say`They are told, and it is in the audit log.`}
        confirm={say`Begin`}
        tone="primary"
        maxLength={decisionReasonMaxLength}
        onConfirm={(reason) => startImpersonation(id, reason)}
        onClose={() => setOpen(false)}
      >
        {say`Nothing can be changed meanwhile, and what is theirs alone stays closed. A bar says on every page that you look as them.`}
      </ReasonDialog>
    </Card>
  );
}

/** Reloads the page, because everything in memory belongs to the administrator. */
async function startImpersonation(userId: string, reason: string): Promise<void> {
  requireStorage();
  const { data } = await callApi('POST /staff/users/:userId/visits', {
    params: { userId },
    body: { reason },
  });
  storeVisit({ ...data, userId });
  location.assign(localPath(paths.home, documentLanguage()));
}
