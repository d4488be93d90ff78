import { asWholes } from './draft-rules.ts';
import { conditionLeads, conditionWords, languageConditionWords } from './sentence-constants.ts';

/** Longer than any lead. */
const maxLead = 60;

interface Stated {
  said: string;
  index: number;
}

/** What a text says of pay, hours and languages that no posting can be filtered by, each with its "no" or "at most". */
export function listConditions(text: string): Stated[] {
  const found: Stated[] = [];
  const [conditions, ofLanguages] = [asWholes(conditionWords), asWholes(languageConditionWords)];
  let condition = findCondition(conditions, text, 0);
  let ofLanguage = findFrom(ofLanguages, text, 0);
  for (let from = 0; condition ?? ofLanguage;) {
    if (condition && condition.index < from) condition = findCondition(conditions, text, from);
    if (ofLanguage && ofLanguage.index < from) ofLanguage = findFrom(ofLanguages, text, from);
    const led = condition && withLead(text, from, condition);
    const next = !led || (ofLanguage && ofLanguage.index < led.index) ? ofLanguage : led;
    if (!next) break;
    found.push(next);
    from = next.index + next.said.length;
  }
  return found;
}

function findFrom(all: RegExp, text: string, from: number): Stated | undefined {
  all.lastIndex = from;
  const found = all.exec(text);
  all.lastIndex = 0;
  return found ? { said: found[0], index: found.index } : undefined;
}

/** "Ab 14 Uhr" is a time by itself, and "ab 14 hours" a number with a lead. */
function findCondition(conditions: RegExp, text: string, from: number): Stated | undefined {
  const found = findFrom(conditions, text, from);
  const [lead] = (found && conditionLeads.atStart.exec(text.slice(found.index, found.index + maxLead))) ?? [];
  if (!found || lead === undefined) return found;
  const number = findFrom(conditions, text, found.index + lead.length);
  return number?.index === found.index + lead.length ? number : found;
}

function withLead(text: string, from: number, { said, index }: Stated): Stated {
  const start = Math.max(from, index - maxLead);
  const lead = /^\d/.test(said) ? conditionLeads.ofNumber : conditionLeads.any;
  const [led = ''] = lead.exec(text.slice(start, index)) ?? [];
  return { said: led + said, index: index - led.length };
}
