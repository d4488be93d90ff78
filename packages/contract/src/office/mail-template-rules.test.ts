import { sayEnglish } from '../text/say.ts';
import type { TemplateKind } from '../all-mails.ts';
import { describe, expect, test } from 'vitest';
import { findTemplateProblems, type MailTemplate } from './mail-template-rules.ts';

const good: MailTemplate = {
  subject: 'You applied for {{job}}',
  heading: '{{heading}}',
  text: 'Dear reader,\n\n**{{company}}** at {{ board }} has it.\n\n{{button}}\n\n[Our page](https://jobs.example/help)',
};
const problemsOf = (part: Partial<MailTemplate>, kind: TemplateKind = 'application-sent') => {
  const problems = Object.entries(findTemplateProblems(kind, { ...good, ...part }));
  return Object.fromEntries(
    problems.map(([field, problem]) => [field, sayEnglish(problem)]),
  ) as Partial<MailTemplate>;
};

describe('[L-31] the words of a mail', () => {
  test('are taken with its variables, its button and Markdown', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ text: '5 < 6 and {{job}}\n{{button}}' })).toEqual({});
    expect(problemsOf({ subject: '{{subject}}', text: '{{text}}\n{{button}}' })).toEqual({});
  });

  test.each<[string, Partial<MailTemplate>, keyof MailTemplate, RegExp]>([
    [
      'a variable that is none',
      { text: '{{jobb}}\n{{button}}' },
      'text',
      /no variable \{\{jobb\}\} here\. There are .*\{\{job\}\}/,
    ],
    ['a variable of another mail', { subject: '{{receipt}}' }, 'subject', /no variable \{\{receipt\}\}/],
    [
      'a variable without an end',
      { text: 'Dear {{job\n{{button}}' },
      'text',
      /near “Dear \{\{job” one has no beginning or no end/,
    ],
    ['a variable without a beginning', { heading: 'Dear job}}' }, 'heading', /no beginning or no end/],
    [
      'no button',
      { text: 'Your application is there.' },
      'text',
      /^\{\{button\}\} is missing: put it on a line of its own/,
    ],
    [
      'a button within a line',
      { text: 'Press {{button}} now' },
      'text',
      /Put \{\{button\}\} on a line of its own/,
    ],
    ['a button in the subject', { subject: 'Press {{button}}' }, 'subject', /belongs into the text/],
    ['a tag without an end', { text: 'Now <b\n{{button}}' }, 'text', /“<b” is HTML/],
    ['a tag', { text: '<script>alert(1)</script>\n{{button}}' }, 'text', /“<script>” is HTML/],
    ['a comment', { subject: 'a <!-- b -->' }, 'subject', /is HTML/],
    [
      'a link that runs',
      { text: '[a](javascript:alert)\n{{button}}' },
      'text',
      /The link “a” has to begin with https/,
    ],
    ['a link to a variable', { text: '[a]({{job}})\n{{button}}' }, 'text', /leads to a variable/],
  ])('with %s are refused in one sentence', (_what, part, field, words) => {
    const problems = problemsOf(part);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(words);
  });

  test('[L-21] a link is found behind thousands of brackets', () => {
    const text = `${'['.repeat(3000)}a](http://a.example)\n{{button}}`;
    expect(problemsOf({ text }).text).toMatch(/The link “a” has to begin with https/);
  });

  test('of a mail whose text differs from case to case keep that text', () => {
    const own = { subject: 'News', heading: 'News', text: '{{button}}' };
    expect(sayEnglish(findTemplateProblems('sign-in-changed', own).text ?? '')).toMatch(
      /^\{\{text\}\} is missing/,
    );
    expect(findTemplateProblems('sign-in-changed', { ...own, text: '{{text}}\n{{button}}' })).toEqual({});
  });
});
