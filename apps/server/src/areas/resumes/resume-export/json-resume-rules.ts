import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import { msg, term } from '@waymark/contract/text/message';
import { leftOutShown } from './constants.ts';
import type { ImportProblem, ReadImport } from './import-rules.ts';
import { fromReactiveResume, isReactiveResume } from './reactive-resume-rules.ts';
import { readStandard } from './standard-reading-rules.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { JsonExcess, parseJson } from '../../../platform/input/parse-json.ts';

/* Reads a JSON Resume, or Reactive Resume's own shape, within limits. Rejects it only if no part of it can be read. */

export function readJsonResume(text: string): ReadImport | ImportProblem {
  const parsed = parse(text);
  if ('problem' in parsed) return parsed;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      problem: msg`This file holds no resume: a JSON Resume is one object, with “basics”, “work” and so on.`,
    };
  const own = isReactiveResume(value) ? fromReactiveResume(value) : { resume: value, leftOut: [] };
  const { resume, leftOut: unread } = readStandard(own.resume);
  const leftOut = [...own.leftOut, ...unread];
  if (isEmpty(resume))
    return { problem: msg`This file holds no resume: none of its keys is one of JSON Resume.` };
  return { source: 'json-resume', resume, leftOut: leftOut.slice(0, leftOutShown) };
}

function parse(text: string): { value: unknown } | ImportProblem {
  try {
    return { value: parseJson(text, jsonLimits.resume) };
  } catch (error) {
    if (error instanceof JsonExcess)
      return {
        problem: msg`This file has ${term(error.said)}: a JSON Resume has less. Choose another file.`,
      };
    // The engine's message gives the position, except for a truncated text or a wrong first letter.
    const { message } = error as Error;
    const position = Number(
      /position (\d+)/.exec(message)?.[1] ?? (message.includes('end') ? text.length : 0),
    );
    const before = text.slice(0, position).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return {
      problem: msg`This file is not JSON at line ${before.length}, column ${column}. Correct it there and try again.`,
    };
  }
}

function isEmpty({ $schema: _schema, meta: _meta, ...resume }: JsonResume): boolean {
  return Object.keys(resume).length === 0;
}
