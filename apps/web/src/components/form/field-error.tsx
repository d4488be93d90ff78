import ui from '../../styles/primitives.module.css';
import styles from './field.module.css';

export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={`${ui['flex2']} ${styles['error']}`} id={id} role="alert">
      {message}
    </p>
  );
}
