import type { ImpersonationConsent, SupportVisit } from '@waymark/contract/identity/impersonation';
import type { SupportHours } from '@waymark/contract/identity/staff-choices';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatMoment } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './impersonation.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

/** Allows staff to look at the board as the user, and lists who did (J-5). */
export function SupportCard({ access: { allowedUntil, visits } }: { access: ImpersonationConsent }) {
  const say = useSay();
  const locale = useLocale();
  const { pending, act } = useChange();
  const allow = (hours: SupportHours) =>
    act(() => callApi('POST /impersonation-consent', { body: { hours } }));
  return (
    <Card title={say`Let our staff look`}>
      <p>
        {say`When something does not work for you, our staff can look at the board as you see it, if you allow it. They can read, and neither change nor send nor pay anything; how you sign in stays closed to them. You get a mail each time.`}
      </p>
      {allowedUntil ? (
        <p className={ui['cluster2']}>
          {rich(say, msg`<state>Allowed</state> until ${formatMoment(allowedUntil, locale)}`, {
            state: <Badge tone="good">{null}</Badge>,
          })}
        </p>
      ) : (
        <p className={ui['cluster2']}>
          <Badge>{say`Not allowed`}</Badge>
        </p>
      )}
      <Actions>
        <Button variant="secondary" pending={pending} onClick={() => allow(1)}>
          {say`Allow for an hour`}
        </Button>
        <Button variant="secondary" pending={pending} onClick={() => allow(24)}>
          {say`Allow for a day`}
        </Button>
        {allowedUntil && (
          <Button
            variant="danger"
            pending={pending}
            onClick={() => act(() => callApi('DELETE /impersonation-consent'))}
          >
            {say`Take it back`}
          </Button>
        )}
      </Actions>
      {visits.length > 0 && <Visits visits={visits} />}
    </Card>
  );
}

function useChange() {
  const [pending, setPending] = useState(false);
  const { revalidate } = useRevalidator();

  async function change(call: () => Promise<{ message: string }>) {
    setPending(true);
    try {
      showSuccess((await call()).message);
      await revalidate();
    } catch (failure) {
      showFailed(failure);
    } finally {
      setPending(false);
    }
  }

  return { pending, act: (call: () => Promise<{ message: string }>) => void change(call) };
}

function Visits({ visits }: { visits: readonly SupportVisit[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <section aria-labelledby="support-visits">
      <h3 id="support-visits" className={styles['heading']}>
        {say`Who looked`}
      </h3>
      <ul className={`${ui['grid3']} ${styles['visits']}`}>
        {visits.map(({ id, who, reason, startedAt, endedAt }) => (
          <li key={id}>
            <p>
              <strong>{who ?? say`A former staff member`}</strong>{' '}
              <span className={styles['reason']} dir="auto">
                {reason}
              </span>
            </p>
            <p className={ui['note']}>
              {endedAt
                ? say`${formatMoment(startedAt, locale)}, until ${formatMoment(endedAt, locale)}`
                : say`${formatMoment(startedAt, locale)}, looking now`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
