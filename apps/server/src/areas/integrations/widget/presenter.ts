import type { WidgetQuery } from '@waymark/contract/integrations/widget';
import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { cardJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { writeMark } from '@waymark/contract/jobs/mark-language';
import { localPath } from '@waymark/contract/language-prefix';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { listFieldTexts } from '@waymark/contract/jobs/format-job-field';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { directionOf } from '@waymark/contract/text/languages';
import { msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { richHtml } from '../../../platform/html/rich-html.ts';
import { namePlaces } from '../../places/places/answer-name-rules.ts';
import type { WidgetContent } from './queries.ts';
import { widgetStyle } from './style-constants.ts';

/** The page of a widget is another site's, in whatever language: each title says its own. */
const languageAround = '';

/** The list of a widget as HTML: links that work without script. */
export function writeList({ title, say, jobs, total, allPath }: WidgetContent, publicUrl: string): string {
  const { language } = say;
  const direction = directionOf(language);
  const address = (path: string) => escapeHtml(publicUrl + localPath(path, language));
  const rows = jobs.map((job) => writeJob(say, job, address(jobDetailPath(job.id)))).join('');
  const list = rows
    ? `<ul>${rows}</ul>`
    : `<p class="none">${escapeHtml(say`There are no open jobs right now. Have another look soon.`)}</p>`;
  const all =
    total > jobs.length
      ? `<a href="${address(allPath)}" target="_blank" rel="noopener">${escapeHtml(say`See all ${plural(total, '# job')}`)}</a>`
      : '<span></span>';
  const home = `<a href="${address(paths.home)}" target="_blank" rel="noopener">`;
  return (
    `<section class="widget" lang="${language}" dir="${direction}" aria-label="${escapeHtml(title)}">${list}` +
    `<footer>${all}<span>${writeBy(say, home)}</span></footer></section>`
  );
}

/** "By" and the board, whose name is a link. */
const writeBy = (say: Say, link: string) =>
  richHtml(say, msg`By <a>${board.settings.name}</a>`, { a: (inside) => `${link}${inside}</a>` });

function writeJob(say: Say, job: JobCard, href: string): string {
  const facts = [
    job.company.name,
    formatPlaces(say, namePlaces(job.places, say.language), job.morePlaces),
    say(labelOf(workModes, job.workMode)),
    say(labelOf(jobTypes, job.type)),
    ...listFieldTexts(cardJobFields, job),
    job.salary ? formatSalary(say, job.salary) : null,
  ].filter((fact): fact is string => Boolean(fact));
  return `<li><a href="${href}" target="_blank" rel="noopener"${writeMark(job.language, languageAround)}>${escapeHtml(job.title)}</a><p>${facts.map(isolate).join(' · ')}</p></li>`;
}

/** Words of another script turn nothing round that stands beside them. */
const isolate = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** The whole page of a widget, for a frame. */
export function writeFrame(
  content: WidgetContent,
  { theme, accent }: WidgetQuery,
  publicUrl: string,
): string {
  const own = accent ? `:root{--accent:${accent}}` : '';
  return (
    `<!doctype html><html lang="${content.say.language}" dir="${directionOf(content.say.language)}" data-theme="${theme}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(content.title)}</title>` +
    `<style>${widgetStyle}${own}</style></head><body>${writeList(content, publicUrl)}</body></html>`
  );
}
