import type { FieldCompany } from '@waymark/contract/pages/company-directory';
import { drawWork, type Shape } from '../drawing-rules.ts';
import styles from './portfolio-picture.module.css';

/** What the company works at, drawn; the same company always gets the same picture. */
export function WorkPicture({ field, name }: Pick<FieldCompany, 'field' | 'name'>) {
  const { height, shapes } = drawWork(field, name);
  return (
    <svg className={styles['picture']} data-field={field} viewBox={`0 0 320 ${height}`} aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape.tone + shape.d} d={shape.d} {...paintOf(shape)} />
      ))}
    </svg>
  );
}

function paintOf({ tone, line }: Shape) {
  const colour = `var(--scene-${tone})`;
  return line === undefined ? { fill: colour } : { fill: 'none', stroke: colour, strokeWidth: line };
}
