import { expect, test } from 'vitest';
import { checkClasses } from './classes.ts';

const sheet = {
  path: 'apps/web/src/areas/jobs/jobs/components/job.module.css',
  text: '.card {\n  gap: 1.5rem;\n  &:hover .title { color: red; }\n}\n/* .old {} */\n@media print { .late, .quiet { gap: 0; } }\n',
};
const page = (text: string) => ({
  path: 'apps/web/src/routes/job.tsx',
  text: `import styles from '../areas/jobs/jobs/components/job.module.css';\n${text}`,
});

test('a class without a rule and a rule without a page are refused', () => {
  const text =
    "<div className={styles['card']}><p className={styles['resume']} /><b className={styles['title']} /></div>";
  expect(checkClasses([sheet, page(text)])).toEqual([
    `apps/web/src/routes/job.tsx names the class "resume", which ${sheet.path} has not.`,
    `${sheet.path} has the class "late", which no page names: delete it.`,
    `${sheet.path} has the class "quiet", which no page names: delete it.`,
  ]);
});

test('classes that are chosen between or by a variable are accepted', () => {
  const text = "`${styles['card']} ${styles['title']} ${styles[isLate ? 'late' : 'quiet']}`";
  expect(checkClasses([sheet, page(text)])).toEqual([]);
  expect(checkClasses([sheet, page('styles[variant]')])).toEqual([]);
});
