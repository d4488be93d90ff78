import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { moved } from '../rules.ts';
import styles from './board-settings.module.css';

interface ChosenOrderProps {
  label: string;
  values: readonly string[];
  nameOf: (value: string) => string;
  onChange: (values: string[]) => void;
}

/** What was chosen, in its order: moved up and down, taken out. */
export function ChosenOrder({ label, values, nameOf, onChange }: ChosenOrderProps) {
  return (
    <ol className={styles['order']} aria-label={label}>
      {values.map((value, at) => {
        const name = nameOf(value);
        const about = <VisuallyHidden> {name}</VisuallyHidden>;
        return (
          <li key={value} className={styles['chosen']}>
            <span>{name}</span>
            <span>
              <Button variant="quiet" disabled={at === 0} onClick={() => onChange(moved(values, at, -1))}>
                <span>Up{about}</span>
              </Button>
              <Button
                variant="quiet"
                disabled={at === values.length - 1}
                onClick={() => onChange(moved(values, at, 1))}
              >
                <span>Down{about}</span>
              </Button>
              <Button variant="quiet" onClick={() => onChange(values.filter((one) => one !== value))}>
                <span>Remove{about}</span>
              </Button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
