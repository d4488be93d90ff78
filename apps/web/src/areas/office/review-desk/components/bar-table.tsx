import styles from './desk-figures.module.css';

interface Bar {
  name: string;
  value: number;
  /** What is written instead of the value. */
  text?: string;
  /** A second figure, in a column of its own. */
  more?: number;
  isBad?: boolean;
}

/** Figures as bars, and a table at the same time: what the eye compares is also read. */
export function BarTable({ head, rows }: { head: readonly string[]; rows: readonly Bar[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={styles['bars']}>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <td aria-hidden="true" />
          {head.slice(1).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, text, more, isBad }, at) => (
          // Two people may have one name.
          <tr key={`${name} ${at}`}>
            <th scope="row">{name}</th>
            <td className={styles['track']} aria-hidden="true">
              <span
                className={styles['bar']}
                data-bad={isBad || undefined}
                style={{ width: `${(100 * value) / most}%` }}
              />
            </td>
            <td className={styles['value']} data-bad={(isBad && value > 0) || undefined}>
              {text ?? value}
            </td>
            {more !== undefined && <td className={styles['value']}>{more}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
