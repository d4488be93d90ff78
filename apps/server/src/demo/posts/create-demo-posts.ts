import type { PostDraft } from '@waymark/contract/content/writing';
import type { Kysely } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import type { Tables } from '../../platform/database/tables.ts';
import { newId, newSecret } from '../../platform/ids.ts';

/** What readers have said below the posts of the demo. */
const demoComments: readonly DemoComment[] = [
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Beatriz Fonseca',
    hoursAfter: 5,
    text: 'The line that appears twice in different words. I went back to the posting I applied to on Monday and there it was, “flexible” in three places. I asked. It is the weekends.',
    answers: [
      {
        name: 'Callum Reid',
        hoursAfter: 9,
        text: 'Ours said “hands-on mentality” twice. It meant that the cleaner had left.',
        answers: [
          {
            name: 'Beatriz Fonseca',
            hoursAfter: 11,
            text: 'At least you knew before the first day.',
          },
        ],
      },
    ],
  },
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Yusuf Demir',
    hoursAfter: 20,
    text: 'How would you count a requirement such as “native speaker”? I have lived here for fourteen years and teach in the language.',
    answers: [
      {
        name: 'Marta Lindqvist',
        byStaff: true,
        hoursAfter: 27,
        text: 'As a wish that someone wrote down badly. What they need is a level. Apply, and say in one sentence what you do in the language all day.',
        answers: [
          { name: 'Yusuf Demir', hoursAfter: 30, text: 'I did, and I am invited for Thursday. Thank you.' },
        ],
      },
    ],
  },
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Hedda Nygaard',
    hoursAfter: 44,
    text: 'I hire for a small bakery and read this with red ears. Our posting has nine requirements. It will have four by tonight.',
  },
  {
    post: 'read-a-posting-before-you-apply',
    name: 'Owen Pritchard',
    hoursAfter: 60,
    text: 'Copying the text into a file before it disappears: I wish someone had told me a year ago.',
  },
  {
    post: 'structured-interviews-for-small-companies',
    name: 'Ruth Abelson',
    hoursAfter: 16,
    text: 'We are two people and a dog. We tried it with three questions and it already changed whom we took. The dog disagreed.',
  },
  {
    post: 'the-first-third-of-the-page',
    name: 'Nikhil Rao',
    hoursAfter: 13,
    text: 'Does the folding test also work for resumes in two languages? I send one page each.',
    answers: [
      {
        name: 'Tom Adeyemi',
        byStaff: true,
        hoursAfter: 22,
        text: 'Fold each of them. If one of the two passes and the other does not, you have found out which language you think about work in.',
      },
    ],
  },
  {
    post: 'the-first-third-of-the-page',
    name: 'Lena Vogt',
    hoursAfter: 70,
    isHeld: true,
    text: 'My last employer insisted on a photograph. Would you leave it out even then, if I apply inside the same group again?',
  },
  {
    post: 'how-much-work-is-remote',
    name: 'Grace Otieno',
    hoursAfter: 30,
    isHeld: true,
    text: 'Question six is worth the whole article. In my last company everybody who was promoted sat on the same floor.',
  },
  {
    post: 'after-you-press-send',
    name: 'Best Rates Today',
    hoursAfter: 3,
    isHeld: true,
    text: 'Great article!! Visit www.cheap-loans.example for the best rates of today.',
  },
];

/** Who writes the posts of the demo, by the name that the posts carry in their heads. */
const demoAuthors = [
  {
    slug: 'marta-lindqvist',
    name: 'Marta Lindqvist',
    line: 'Marta hired for two hospitals and a chain of bakeries for eleven years. She writes about interviews, and about what it is like on the other side of the table.',
  },
  {
    slug: 'tom-adeyemi',
    name: 'Tom Adeyemi',
    line: 'Tom reads resumes for a living and has run evening classes for people who look for work since 2014. He collects first sentences.',
  },
  {
    slug: 'ines-duarte',
    name: 'Ines Duarte',
    line: 'Ines negotiated pay for employees for ten years and now advises small companies that hire. She bakes on Sundays and answers letters on Mondays.',
  },
  {
    slug: 'jonas-reiter',
    name: 'Jonas Reiter',
    line: 'Jonas looks after the figures of the board and writes down what they do not say.',
  },
] as const;

const folder = new URL('./', import.meta.url);
const hourMs = 3_600_000;

/** The posts of the demo, from their files, in the order of their names. */
export async function readDemoPosts(): Promise<PostFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => readPostFile(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

/** Puts the posts in where there are none at all: those of real people are never mixed with invented ones. */
export async function createDemoPosts(database: Kysely<Tables>, now = new Date()): Promise<void> {
  const posts = await readDemoPosts();
  await database.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('blog_posts').select('id').limit(1).executeTakeFirst();
    if (known) return;
    const authors = await createAuthors(transaction);
    // Of two processes that load at once, the second finds the authors of the first.
    if (authors.size === 0) return;
    for (const post of posts) await createPost(transaction, post, { authors, now });
  });
}

async function createAuthors(
  transaction: Kysely<Tables>,
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await transaction
    .insertInto('blog_authors')
    .values(demoAuthors.map((author) => ({ id: newId(), ...author })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'name'])
    .execute();
  return new Map(rows.map(({ id, slug, name }) => [slug, { id, name }]));
}

interface Surroundings {
  authors: ReadonlyMap<string, { id: string; name: string }>;
  now: Date;
}

async function createPost(
  transaction: Kysely<Tables>,
  { slug, title, summary, category, tags, author: authorSlug, daysAgo, body }: PostFile,
  { authors, now }: Surroundings,
): Promise<void> {
  const author = authors.get(authorSlug);
  if (!author) throw new Error(`The post ${slug} names an unknown author: ${authorSlug}.`);
  // At seven in the morning: a day's post is there when people get up.
  const publishedAt = new Date(now.getTime() - daysAgo * 24 * hourMs);
  publishedAt.setUTCHours(7, 0, 0, 0);
  const text = { title, summary, body, category, tags };
  const draft: PostDraft = { ...text, author: author.name, coverId: null, slug };
  const id = newId();
  await transaction
    .insertInto('blog_posts')
    .values({
      id,
      slug,
      state: 'published',
      ...text,
      author_id: author.id,
      published_at: publishedAt,
      changed_at: publishedAt,
      draft: JSON.stringify(draft),
      draft_saved_at: publishedAt,
      created_at: publishedAt,
    })
    .execute();
  await transaction
    .insertInto('blog_post_versions')
    .values({ id: newId(), post_id: id, number: 1, draft: JSON.stringify(draft), created_at: publishedAt })
    .execute();
  for (const comment of demoComments) {
    if (comment.post === slug)
      await createComment(transaction, comment, { postId: id, publishedAt, now, parentId: null });
  }
}

interface Place {
  postId: string;
  publishedAt: Date;
  now: Date;
  parentId: string | null;
}

async function createComment(
  transaction: Kysely<Tables>,
  { name, text, hoursAfter, answers = [], byStaff = false, isHeld = false }: Omit<DemoComment, 'post'>,
  place: Place,
): Promise<void> {
  const at = new Date(
    Math.min(place.publishedAt.getTime() + hoursAfter * hourMs, place.now.getTime() - hourMs),
  );
  const id = newId();
  await transaction
    .insertInto('blog_comments')
    .values({
      id,
      post_id: place.postId,
      parent_id: place.parentId,
      state: isHeld ? 'held' : 'approved',
      name,
      email: byStaff ? '' : `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@readers.example`,
      text,
      user_id: null,
      by_staff: byStaff,
      stop_secret: newSecret().secret,
      decided_at: isHeld ? null : at,
      told_at: isHeld ? null : at,
      created_at: at,
    })
    .execute();
  for (const answer of answers) await createComment(transaction, answer, { ...place, parentId: id });
}

/** A post as its file has it. */
interface PostFile {
  slug: string;
  title: string;
  summary: string;
  category: string;
  tags: string[];
  author: string;
  daysAgo: number;
  body: string;
}

/** Reads the head and the text of a file; throws, with its name, where something is missing. */
function readPostFile(name: string, content: string): PostFile {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
  const fields = new Map(
    head.split('\n').map((line): [string, string] => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2).trim()];
    }),
  );
  const read = (field: string) => {
    const value = fields.get(field);
    if (!value) throw new Error(`The post ${name} has no ${field}.`);
    return value;
  };
  return {
    slug: name.replace(/\.md$/, ''),
    title: read('title'),
    summary: read('summary'),
    category: read('category'),
    tags: read('tags').split(', '),
    author: read('author'),
    daysAgo: Number(read('daysAgo')),
    body: body.trim(),
  };
}

interface DemoComment {
  post: string;
  name: string;
  text: string;
  hoursAfter: number;
  answers?: readonly Omit<DemoComment, 'post'>[];
  byStaff?: boolean;
  /** Waits for staff. */
  isHeld?: boolean;
}
