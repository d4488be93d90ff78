/** A post as its file has it. */
export interface PostFile {
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
export function readPostFile(name: string, content: string): PostFile {
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
