import { useSaidByToast } from '../../lib/messages/one-voice.ts';
import ui from '../../styles/primitives.module.css';
import styles from './field.module.css';

interface FieldErrorProps {
  id?: string;
  message: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
  return message ? <Words id={id} message={message} /> : null;
}

function Words({ id, message }: { id: string | undefined; message: string }) {
  const { place, isSaid } = useSaidByToast<HTMLParagraphElement>();
  return (
    <p
      ref={place}
      className={`${ui['flex2']} ${styles['error']}`}
      id={id}
      role={isSaid ? undefined : 'alert'}
    >
      {message}
    </p>
  );
}
