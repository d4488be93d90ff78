import { fullName } from '@waymark/contract/text/format';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useAuth } from '../../../lib/auth-store.ts';
import { useCaptcha } from './use-captcha.ts';

type CaptchaFields = FieldValues & { captcha: string };

/** A form with a captcha: its box, whether it is being sent, and what sends it. */
export function useCaptchaForm<T extends CaptchaFields>(
  form: UseFormReturn<T>,
  send: (fields: T) => Promise<void>,
) {
  const captcha = useCaptcha();
  const box = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);

  async function submit() {
    setSending(true);
    // The work may still be under way; the other fields are checked together with its result.
    form.setValue('captcha' as Path<T>, (await captcha.read()) as PathValue<T, Path<T>>);
    await form.handleSubmit(send, (problems) => {
      if (Object.keys(problems).every((name) => name === 'captcha')) box.current?.focus();
    })();
    setSending(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return { captcha, box, isSending, onSubmit };
}

/** Fills in who is signed in. That is known after the page: what was typed meanwhile stays. */
export function useOwnAddress<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: { name: Path<T>; email: Path<T> },
) {
  const { user } = useAuth();
  const { name, email } = fields;
  useEffect(() => {
    if (!user) return;
    const fill = (field: Path<T>, value: string) => {
      if (!form.getValues(field)) form.setValue(field, value as PathValue<T, Path<T>>);
    };
    fill(name, fullName(user.firstName, user.lastName));
    fill(email, user.email);
  }, [form, user, name, email]);
}
