import { companyFeedPath } from '@waymark/contract/integrations/feed-paths';
import type { Say } from '@waymark/contract/text/say';
import { widgetPaths } from '@waymark/contract/integrations/widget-choices';

/** Code for a company's own pages, and the addresses of its jobs for programs. */
export function addressesOf(say: Say, origin: string, company: { id: string; name: string }) {
  const { id, name } = company;
  const page = `${origin}${widgetPaths.page}?company=${id}`;
  const link = `${origin}/companies?company=${id}`;
  return {
    script: `<div data-waymark-jobs data-company="${id}"><a href="${link}">${escapeAttribute(say`Our open jobs`)}</a></div>\n<script async src="${origin}${widgetPaths.script}"></script>`,
    frame: `<iframe src="${page}" title="${escapeAttribute(say`Jobs at ${name}`)}" style="width:100%;height:32rem;border:0" loading="lazy"></iframe>`,
    page,
    greenhouse: `${origin}/boards/greenhouse/v1/boards/${id}/jobs?content=true`,
    rss: origin + companyFeedPath('rss', id),
    lever: `${origin}/boards/lever/v0/postings/${id}?mode=json`,
  };
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
