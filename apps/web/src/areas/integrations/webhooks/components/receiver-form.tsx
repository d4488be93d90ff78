import { webhookEvents } from '@waymark/contract/integrations/webhook-choices';
import type { WebhookReceiverBody } from '@waymark/contract/integrations/webhooks';
import { meaning } from '@waymark/contract/text/message';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import choice from '../../../../components/form/choice.module.css';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import type { Side } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ReceiverFormProps {
  side: Side;
  values?: WebhookReceiverBody;
  submit: string;
  onSubmit: (body: WebhookReceiverBody) => Promise<void>;
}

/** The address of a receiver and what it is told of. */
export function ReceiverForm({ side, values, submit, onSubmit }: ReceiverFormProps) {
  const say = useSay();
  const id = useId();
  const offered = webhookEvents.filter(({ isOfBoard }) => side === 'company' || isOfBoard);
  const first = { url: '', name: '', events: offered.map(({ value }) => value) };
  const form = useForm<WebhookReceiverBody>({ defaultValues: values ?? first });
  const problem = form.formState.errors.events?.message;
  return (
    <Form
      form={form}
      submit={submit}
      onSubmit={async (body) => {
        await onSubmit(body);
        form.reset(values ? body : first);
      }}
    >
      <TextField
        label={say`Address${meaning('of a page or server')}`}
        type="url"
        inputMode="url"
        hint={say`Where you listen, for example https://hr.example/waymark`}
        {...bindField(form, 'url')}
      />
      <TextField
        label={say`Name`}
        hint={say`What you call it; may stay empty.`}
        {...bindField(form, 'name')}
      />
      <fieldset className={ui['grid1']} aria-describedby={problem ? `${id}-error` : undefined}>
        <legend className={`${ui['softSm']} ${choice['legend']}`}>{say`Events`}</legend>
        {offered.map(({ value, label }) => (
          <label className={choice['choice']} key={value}>
            <input type="checkbox" value={value} {...form.register('events')} />
            <span>{say(label)}</span>
          </label>
        ))}
        <FieldError id={`${id}-error`} message={problem} />
      </fieldset>
    </Form>
  );
}
