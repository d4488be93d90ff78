import type { User } from '@waymark/contract/identity/accounts';
import type { SecondStep } from '@waymark/contract/identity/second-step';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { fewRecoveryCodes } from '../constants.ts';
import { RecoveryCodesDialog, RemoveDialog, SetupDialog } from './second-step-dialogs.tsx';
import styles from './second-step.module.css';

type Question = 'set-up' | 'codes' | 'remove';

/** The second step of signing in: off or on, and what can be done about it. */
export function SecondStepCard({ user, secondStep }: { user: User; secondStep: SecondStep }) {
  const { since, recoveryCodesLeft } = secondStep;
  const [question, setQuestion] = useState<Question | null>(null);
  const { revalidate } = useRevalidator();

  function close() {
    setQuestion(null);
    void revalidate();
  }

  return (
    <Card title="Second step">
      {since === null ? (
        <WhyOff hasPassword={user.hasPassword} />
      ) : (
        <SinceWhen {...{ since, recoveryCodesLeft }} />
      )}
      {(user.hasPassword || since !== null) && (
        <Actions>
          {since === null ? (
            <Button onClick={() => setQuestion('set-up')}>Set up the second step</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => setQuestion('codes')}>
                New codes for recovery
              </Button>
              <Button variant="danger" onClick={() => setQuestion('remove')}>
                Turn it off
              </Button>
            </>
          )}
        </Actions>
      )}
      <SetupDialog open={question === 'set-up'} onClose={close} />
      <RecoveryCodesDialog open={question === 'codes'} onClose={close} />
      <RemoveDialog open={question === 'remove'} isStaff={user.role === 'staff'} onClose={close} />
    </Card>
  );
}

function WhyOff({ hasPassword }: { hasPassword: boolean }) {
  return (
    <>
      <p>
        Beside your password, signing in asks for a code of your phone. A stolen password then opens nothing.
      </p>
      {!hasPassword && (
        <p>
          It comes after a password, and you have none yet:{' '}
          <Link to={paths.forgotPassword}>set one by mail</Link>.
        </p>
      )}
    </>
  );
}

function SinceWhen({ since, recoveryCodesLeft: left }: { since: string; recoveryCodesLeft: number }) {
  return (
    <>
      <p className={styles['state']}>
        <Badge tone="good">On</Badge> since {formatDate(since)}
      </p>
      {left <= fewRecoveryCodes ? (
        <Notice tone="bad">
          You have {left === 0 ? 'no codes' : `only ${left} ${left === 1 ? 'code' : 'codes'}`} for recovery
          left. Make new ones.
        </Notice>
      ) : (
        <p>{left} codes for recovery are left, should you lose your phone.</p>
      )}
    </>
  );
}
