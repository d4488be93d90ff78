import type { JobCard } from '@waymark/contract/jobs/jobs';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { Card } from '../../../platform/pictures/draw-card.ts';
import { nameIndustry } from '../../../platform/languages/industry-names.ts';
import { namePlaces } from '../../places/places/answer-name-rules.ts';

type Words = Omit<Card, 'board'>;

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** A job as its card says it: who hires for what, where, for how much. */
export function jobWords(say: Say, { title, company, places, workMode, salary }: JobCard): Words {
  const named = namePlaces(places, say.language);
  const place = formatPlaces(say, named) || (workMode === 'remote' ? say`Remote` : '');
  return {
    above: company.name,
    title,
    below: joined(place, salary && formatSalary(say, salary)),
  };
}

export function companyWords(say: Say, { name, industry, address }: PublicCompany, openJobs: number): Words {
  return {
    above: joined(nameIndustry(say, industry), address.city),
    title: name,
    below: openJobs > 0 ? say`${plural(openJobs, 'open job')}` : '',
  };
}

export function postWords(post: { title: string; category: string; author_name: string | null }): Words {
  return { above: post.category, title: post.title, below: post.author_name ?? '' };
}
