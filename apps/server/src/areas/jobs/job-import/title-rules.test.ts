import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { categoryOfTitle, typeOfTitle } from './title-rules.ts';

test.each([
  ['HR Business Partner', 'human-resource'],
  ['Executive Assistant to the CFO', 'administration'],
  ['Digital Marketing Manager (m/f/d)', 'marketing'],
  ['Staff Nurse - Night Shift', 'health'],
  ['Senior Full Stack Developer, Payments', 'information-technology'],
  ['Class A CDL Truck Driver', 'logistics'],
  ['Accounts Payable Clerk', 'finance'],
  ['Product Designer', 'design'],
  ['Sales Engineer', 'sales'],
  ['Sheet Metal Millwright', 'manufacturing'],
] as const)('[I-6] the title %s says its category', (title, category) => {
  expect(categoryOfTitle(standardWords, title)).toBe(category);
});

test.each(['Vice President', 'Team Leader', 'Associate', 'General Application', ''])(
  'the title %j says no category',
  (title) => {
    expect(categoryOfTitle(standardWords, title)).toBeUndefined();
  },
);

test('[I-6] a title gives its own type of job, not the type that the work deals with', () => {
  expect(typeOfTitle('Marketing Intern')).toBe('internship');
  expect(typeOfTitle('Summer Internship 2027, Trading')).toBe('internship');
  expect(typeOfTitle('Internship Program Manager')).toBeUndefined();
  expect(typeOfTitle('Internal Auditor')).toBeUndefined();
  expect(typeOfTitle('Barista (Part-Time)')).toBe('part-time');
  expect(typeOfTitle('Java Developer - Contract')).toBe('freelance');
  expect(typeOfTitle('Contract Manager')).toBeUndefined();
  expect(typeOfTitle('Seasonal Warehouse Associate')).toBe('temporary');
  expect(typeOfTitle('Software Engineer')).toBeUndefined();
});
