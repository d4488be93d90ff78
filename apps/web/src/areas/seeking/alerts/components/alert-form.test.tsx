import { standardWords, type BoardWords } from '@waymark/contract/board-words';
import { alertSearch, withAlertPay } from '@waymark/contract/seeking/choices';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { BoardWordsContext } from '../../../../lib/board-words.ts';
import { emptyDraft, type AlertDraft } from '../rules.ts';
import { AlertFields } from './alert-form.tsx';

function Fields({ draft }: { draft: Partial<AlertDraft> }) {
  const form = useForm<AlertDraft>({ defaultValues: { ...emptyDraft, ...draft } });
  return <AlertFields form={form} companyName={null} industries={{}} />;
}

const fieldsOn = (words: BoardWords, draft: Partial<AlertDraft> = {}) =>
  renderToStaticMarkup(
    <BoardWordsContext value={words}>
      <Fields draft={draft} />
    </BoardWordsContext>,
  ).replaceAll(/\u00A0/g, ' ');

const euros: BoardWords = {
  ...standardWords,
  pay: { currency: 'EUR', period: 'month', amounts: [2500, 3000], isOwn: true },
};

test('[L-40] [G-6] an alert asks for pay as the board speaks of it, and one of before says what it said', () => {
  const html = fieldsOn(euros);
  expect(html).toContain('<option value="salary:2500:EUR:month">€2,500 a month or more</option>');
  expect(html).not.toMatch(/\$|lakh|a year/);
  expect(fieldsOn(standardWords)).toContain('0.2 lakh: $20,000 a year or more');
  // Made when the board counted in dollars a year.
  expect(fieldsOn(euros, { salary: '60000' })).toContain('$60,000 a year or more');
  expect(fieldsOn(euros, { stated: ['salary:30000:GBP:year'] })).toContain('£30,000 a year or more');
});

test('[L-40] [G-6] another pay takes the place of one in another unit, and what is kept is searched as it was said', () => {
  expect(withAlertPay(['salaryTo:90000:USD:year', 'schedule:night'], 'salary:2500:EUR:month')).toEqual([
    'schedule:night',
    'salary:2500:EUR:month',
  ]);
  expect(withAlertPay(['salary:2500:EUR:month', 'salaryTo:4000:EUR:month'], '')).toEqual([
    'salaryTo:4000:EUR:month',
  ]);
  const kept = { ...emptyDraft, salary: '60000' } as const;
  expect(alertSearch(euros, kept)).toMatchObject({ salary: '60000' });
  expect(alertSearch(euros, kept)).not.toHaveProperty('currency');
  // A limit in euros says nothing of dollars.
  const mixed = { ...kept, stated: ['salaryTo:4000:EUR:month'] };
  expect(alertSearch(euros, mixed)).toMatchObject({ salary: '', salaryTo: 4000, currency: 'EUR' });
});
