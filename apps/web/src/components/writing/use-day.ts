import { useRef, useState, type ChangeEvent } from 'react';
import { localMoment } from './local-moment.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

/** The field for the moment at which something is published. The buttons for it may be far from the field. */
export function useDay(scheduledFor: string | null) {
  const say = useSay();
  const [moment, setMoment] = useState(scheduledFor ? localMoment(scheduledFor) : '');
  const [problem, setProblem] = useState('');
  const ref = useRef<HTMLInputElement>(null);

  function refuse(words: string): void {
    setProblem(words);
    ref.current?.focus();
  }

  return {
    field: {
      ref,
      label: say`Day and time`,
      type: 'datetime-local',
      value: moment,
      error: problem || undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setMoment(target.value),
    },
    refuse,
    forget: () => setProblem(''),
    /** The chosen moment; undefined without one, which the field then says. */
    read(): string | undefined {
      if (moment !== '') return new Date(moment).toISOString();
      refuse(msg`Please choose a day and a time.`);
      return undefined;
    },
  };
}
