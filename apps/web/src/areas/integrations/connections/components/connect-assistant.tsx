import { keyScopes, type KeyScope } from '@waymark/contract/integrations/choices';
import type { ConnectionRequest, RequestedConnection } from '@waymark/contract/integrations/connections';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import choices from '../../../../components/form/choice.module.css';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { board } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import { describeGoal } from '../rules.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface AskedProps {
  asked: ConnectionRequest;
  data: RequestedConnection;
}

/** Who asks, what for, and with which account: nothing is given without a press here. */
export function ConnectAssistant({ asked, data }: AskedProps) {
  const say = useSay();
  const { user } = useAuth();
  return (
    <div className={ui['stack5']}>
      <Asker data={data} />
      {data.problem && <Notice tone="bad">{data.problem}</Notice>}
      {user && !data.problem && (
        <p>
          {data.company === null
            ? rich(say, msg`You are signed in as <strong>${user.email}</strong>.`, { strong: <strong /> })
            : rich(
                say,
                msg`You are signed in as <strong>${user.email}</strong>, and it would act for <company>${data.company}</company>.`,
                { strong: <strong />, company: <strong dir="auto" /> },
              )}
        </p>
      )}
      {data.account ? <Agreement asked={asked} data={data} account={data.account} /> : <WayOn data={data} />}
    </div>
  );
}

function Asker({ data }: { data: RequestedConnection }) {
  const say = useSay();
  return (
    <>
      <p>
        {rich(
          say,
          data.describedAt === null
            ? msg`An assistant that calls itself <strong>“${data.name}”</strong> asks to use your account on ${board.name}.`
            : msg`An assistant that calls itself <strong>“${data.name}”</strong> (described at ${data.describedAt}) asks to use your account on ${board.name}.`,
          { strong: <strong dir="auto" /> },
        )}{' '}
        {rich(say, describeGoal(data), { strong: <strong /> })}
      </p>
      <p className={ui['note']}>
        {say`We do not check names: continue only if you have just started this yourself, and know where the answer goes.`}
      </p>
    </>
  );
}

/** For guests, and for accounts that cannot connect this one. */
function WayOn({ data }: { data: RequestedConnection }) {
  const say = useSay();
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const state = { next: pathname + search };
  return (
    <Actions>
      {!user && !data.problem && (
        <ButtonLink to={paths.login} state={state}>
          {say`Sign in to continue`}
        </ButtonLink>
      )}
      {!user && !data.problem && (
        <ButtonLink to={paths.register} variant="secondary" state={state}>
          {say`Sign up`}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={() => window.location.assign(data.backUrl)}>
        {say`Cancel`}
      </Button>
    </Actions>
  );
}

interface Fields {
  scopes: KeyScope[];
}

interface AgreementProps extends AskedProps {
  account: NonNullable<RequestedConnection['account']>;
}

function Agreement({ asked, data, account }: AgreementProps) {
  const say = useSay();
  const form = useForm<Fields>({ defaultValues: { scopes: data.scopes } });

  async function agree({ scopes }: Fields) {
    const body = { request: asked, account, scopes };
    const answer = await callApi('POST /connections', { body });
    window.location.assign(answer.data.url);
  }

  return (
    <Form
      form={form}
      onSubmit={agree}
      submit={say`Connect`}
      onCancel={() => window.location.assign(data.backUrl)}
      align="start"
    >
      <ScopeField form={form} scopes={data.scopes} />
      <p className={ui['note']}>
        {say`It can do this until you disconnect it on your account page. It never learns your password, and cannot change how you sign in.`}
      </p>
    </Form>
  );
}

function ScopeField({ form, scopes }: { form: UseFormReturn<Fields>; scopes: readonly KeyScope[] }) {
  const say = useSay();
  const errorId = useId();
  const error = form.formState.errors.scopes?.message;
  return (
    <fieldset className={ui['grid1']} aria-describedby={error ? errorId : undefined}>
      <legend className={`${ui['softSm']} ${choices['legend']}`}>{say`It may`}</legend>
      {scopes.map((scope) => (
        <label className={choices['choice']} key={scope}>
          <input
            type="checkbox"
            value={scope}
            aria-invalid={error ? true : undefined}
            {...form.register('scopes')}
          />
          <span>{say(keyScopes[scope].label)}</span>
        </label>
      ))}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
