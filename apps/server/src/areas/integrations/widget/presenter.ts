import type { WidgetQuery } from '@waymark/contract/integrations/widget';
import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import { cardJobFields } from '@waymark/contract/jobs/job-field-tables';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { writeMark } from '@waymark/contract/jobs/mark-language';
import { jobDetailPath } from '@waymark/contract/paths';
import { listFieldTexts } from '@waymark/contract/text/format-job-field';
import { formatPlaces } from '@waymark/contract/jobs/format-place';
import { formatSalary } from '@waymark/contract/jobs/format-salary';
import { formatCount } from '@waymark/contract/text/format';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import type { WidgetContent } from './queries.ts';
import { widgetStyle } from './style-constants.ts';
import { sayEnglish } from '@waymark/contract/text/say';

/** The page of a widget is another site's, in whatever language: each title says its own. */
const languageAround = '';

/** The list of a widget as HTML: links that work without script. */
export function writeList({ title, jobs, total, allPath }: WidgetContent, publicUrl: string): string {
  const rows = jobs.map((job) => writeJob(job, publicUrl)).join('');
  const list = rows
    ? `<ul>${rows}</ul>`
    : '<p class="none">There are no open jobs right now. Have another look soon.</p>';
  const all =
    total > jobs.length
      ? `<a href="${escapeHtml(publicUrl + allPath)}" target="_blank" rel="noopener">See all ${formatCount(total)} jobs</a>`
      : '<span></span>';
  const home = `<a href="${escapeHtml(publicUrl)}/home" target="_blank" rel="noopener">${escapeHtml(board.settings.name)}</a>`;
  return `<section class="widget" aria-label="${escapeHtml(title)}">${list}<footer>${all}<span>By ${home}</span></footer></section>`;
}

function writeJob(job: JobCard, publicUrl: string): string {
  const facts = [
    job.company.name,
    formatPlaces(sayEnglish, job.places, job.morePlaces),
    labelOf(workModes, job.workMode),
    labelOf(jobTypes, job.type),
    ...listFieldTexts(cardJobFields, job),
    job.salary ? formatSalary(sayEnglish, job.salary) : null,
  ].filter((fact): fact is string => Boolean(fact));
  const href = escapeHtml(publicUrl + jobDetailPath(job.id));
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
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(content.title)}</title>` +
    `<style>${widgetStyle}${own}</style></head><body>${writeList(content, publicUrl)}</body></html>`
  );
}
