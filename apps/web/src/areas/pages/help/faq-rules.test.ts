import { defaultBoard } from '@waymark/contract/board-tables';
import { defaultPlans } from '@waymark/contract/payments/membership-plans';
import { createSay, sayEnglish } from '@waymark/contract/text/say';
import { expect, onTestFinished, test } from 'vitest';
import { setBoard } from '../../../lib/board.ts';
import { paths, protectedPaths } from '@waymark/contract/paths';
import { footerQuestions } from './constants.ts';
import { features } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import { questionGroups } from './faq-constants.ts';
import { countQuestions, faqMarkup, findQuestions, questionsOf } from './faq-rules.ts';

const everything = questionsOf(sayEnglish, questionGroups, { hasCheckout: true, off: [] }, 'en');
const questions = everything.flatMap((group) => group.questions);
const found = (asked: string) =>
  findQuestions(everything, asked).flatMap((group) => group.questions.map(({ id }) => id));

test('[E-2] every question has an anchor of its own, and the footer leads to some of them', () => {
  const ids = [...questions, ...questionGroups].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(countQuestions(everything)).toBeGreaterThanOrEqual(25);
  for (const { id } of footerQuestions) expect(questions.map((one) => one.id)).toContain(id);
});

test('[E-2] links of answers lead to pages of the product', () => {
  const pages: readonly string[] = [...Object.values(paths), ...protectedPaths];
  for (const { id, links = [] } of questions)
    for (const { to } of links) expect(pages, id).toContain(to.split('?')[0]);
});

test('[E-2] a search finds questions by all of its words, by their beginnings, whatever their case and accents', () => {
  expect(found('')).toHaveLength(questions.length);
  expect(found('delete account')).toContain('delete-account');
  expect(found('ÁLERT')).toContain('job-alerts');
  expect(found('passkeys')).toEqual([]);
  expect(found('passkey')).toEqual(['secure-sign-in']);
  expect(found('how do I delete my account?')).toContain('delete-account');
  expect(found('gdpr cookies')).toEqual(['cookies']);
  expect(found('xylophone')).toEqual([]);
  expect(found('***')).toHaveLength(questions.length);
});

test('[E-2] search engines get each question with its whole answer', () => {
  const { mainEntity } = faqMarkup(everything);
  expect(mainEntity).toHaveLength(questions.length);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text.length).toBeGreaterThan(40);
  }
});

test('[E-2] without a checkout no answer names a price, a plan to buy or a package', () => {
  const groups = questionsOf(sayEnglish, questionGroups, { hasCheckout: false, off: [] }, 'en');
  const left = groups.flatMap((group) => group.questions);
  const texts = left.flatMap(({ answer }) => answer).join(' ');
  expect(texts).not.toMatch(/\$\d|checkout|packages?\b|a plan is paid|take a plan/i);
  expect(left.flatMap(({ links = [] }) => links.map(({ to }) => to))).not.toContain(paths.pricingDetails);
  for (const { id } of footerQuestions) expect(left.map((one) => one.id)).toContain(id);
  const whole = questionsOf(sayEnglish, questionGroups, { hasCheckout: true, off: [] }, 'en');
  expect(countQuestions(whole)).toBe(countQuestions(questionGroups));
  expect(JSON.stringify(whole)).toContain('Professional, $29 per installation: 10 active postings at once');
  expect(JSON.stringify(whole)).toContain('costs $9.00 for 30 days');
});

test('[L-31] no answer names or links a feature that is switched off, and the others stay', () => {
  const left = questionsOf(sayEnglish, questionGroups, { hasCheckout: true, off: features }, 'en').flatMap(
    (group) => group.questions,
  );
  const texts = left.flatMap(({ question, answer }) => [question, ...answer]).join(' ');
  expect(texts).not.toMatch(/expert|reviewer|career services,|without an account you confirm|turn that on/i);
  const links = left.flatMap((one) => (one.links ?? []).map(({ to }) => to));
  expect(links.filter((to) => isPageOff(features, to))).toEqual([]);
  expect(left.length).toBe(questions.length - 4);
  expect(left.find(({ id }) => id === 'what-it-costs')?.answer).toEqual([
    'Nothing. Searching, saving jobs, job alerts and applying are free, with and without an account where an account is not needed.',
  ]);
});

test('[L-40, E-2] the operator’s plans are named in the language of the answer', () => {
  onTestFinished(() => setBoard(defaultBoard, undefined));
  const plans = [{ ...defaultPlans.professional, name: 'Crew', unit: 'for a season' }];
  const ownTexts = { de: { Crew: 'Mannschaft', 'for a season': 'für eine Saison' } };
  setBoard({ ...defaultBoard, plans, ownTexts }, undefined);
  const answersIn = (language: 'de' | 'fr') =>
    JSON.stringify(
      questionsOf(createSay(language), questionGroups, { hasCheckout: true, off: [] }, language),
    );
  expect(answersIn('de')).toMatch(/Mannschaft, [^:]* für eine Saison:/);
  expect(answersIn('de')).not.toContain('Crew');
  expect(answersIn('fr')).toMatch(/Crew, [^:]* for a season:/);
});
