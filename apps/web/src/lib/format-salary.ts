/** Mails say salaries in the same words: the contract has them. */
export { majorUnits, formatSalary } from '@waymark/contract/format-salary';
