const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

interface ExportedPost {
  id: number;
  type: string;
  title: string;
  author: string;
  status?: string;
  slug?: string;
  meta?: Record<string, string>;
  terms?: Record<string, string>;
}

const host = 'https://old-jobs.example';

function writePost({
  id,
  type,
  title,
  author,
  status = 'publish',
  slug,
  meta = {},
  terms = {},
}: ExportedPost) {
  const category = ([domain, name]: [string, string]) =>
    `<category domain="${domain}" nicename="${name.toLowerCase()}">${cdata(name)}</category>`;
  const value = ([key, text]: [string, string]) =>
    `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(text)}</wp:meta_value></wp:postmeta>`;
  return `<item>
<title>${cdata(title)}</title>
<link>${host}/${type === 'job_listing' ? 'job' : type}/${slug ?? `post-${id}`}/</link>
<pubDate>Mon, 02 Nov 2026 08:00:00 +0000</pubDate>
<dc:creator>${cdata(author)}</dc:creator>
<guid isPermaLink="false">${host}/?post_type=${type}&#038;p=${id}</guid>
<content:encoded>${cdata(`<p>We look for a ${title}.</p><ul><li>Work well</li></ul>`)}</content:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${cdata('2026-11-02 08:00:00')}</wp:post_date_gmt>
<wp:post_modified_gmt>${cdata('2026-11-10 08:00:00')}</wp:post_modified_gmt>
<wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata(type)}</wp:post_type>
${Object.entries(terms).map(category).join('')}${Object.entries(meta).map(value).join('')}
</item>`;
}

interface ExportedAuthor {
  login: string;
  email: string;
  name: string;
}

const writeAuthor = ({ login, email, name }: ExportedAuthor) =>
  `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_email>${cdata(email)}</wp:author_email><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`;

/** An export of WordPress (WXR) as its tool writes it. */
export function writeExport(authors: readonly ExportedAuthor[], posts: readonly ExportedPost[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${escape('Old Jobs & Co')}</title><link>${host}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${host}</wp:base_site_url><wp:base_blog_url>${host}</wp:base_blog_url>
${authors.map(writeAuthor).join('\n')}
<generator>https://wordpress.org/?v=6.6.2</generator>
${posts.map(writePost).join('\n')}
</channel></rss>`;
}

/** A board of 50 listings: 44 open, 4 expired, 1 filled, 1 draft, of ten companies, each with an author of its own. */
export function writeWholeSite(): string {
  const authors = Array.from({ length: 10 }, (_, at) => ({
    login: `hr${at}`,
    email: `HR${at}@company${at}.example`,
    name: `Hana Reed${at}`,
  }));
  const listings = Array.from({ length: 50 }, (_, at): ExportedPost => {
    const company = at % 10;
    return {
      id: 1000 + at,
      type: 'job_listing',
      title: `Keeper of Lighthouse ${at}`,
      slug: `keeper-${at}`,
      author: `hr${company}`,
      ...(at === 49 && { status: 'draft' }),
      ...(at >= 44 && at < 46 && { status: 'expired' }),
      terms: { job_listing_type: 'Full Time', job_listing_category: 'Other' },
      meta: {
        _company_name: `Company ${company} GmbH`,
        _company_website: `https://company${company}.example`,
        _job_location: 'Hamburg, Germany',
        _application:
          at % 2 === 0 ? `jobs@company${company}.example` : `https://company${company}.example/jobs/${at}`,
        _filled: at === 48 ? '1' : '0',
        _job_expires: at >= 44 && at < 48 ? '2026-11-05' : '2027-03-01',
      },
    };
  });
  const resume: ExportedPost = {
    id: 2000,
    type: 'resume',
    title: 'Cy Cook',
    author: 'hr0',
    meta: { _candidate_email: 'Cy@mail.example', _candidate_name: 'Cy Cook', _candidate_title: 'Cook' },
  };
  return writeExport(authors, [...listings, resume]);
}
