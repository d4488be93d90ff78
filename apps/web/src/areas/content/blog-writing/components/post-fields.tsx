import {
  postBodyMaxLength,
  postSummaryMaxLength,
  postTagsLimit,
  postTitleMaxLength,
} from '@waymark/contract/content/choices';
import type { PostDraft, StaffPostDetail } from '@waymark/contract/content/writing';
import { useId, useState, type RefObject } from 'react';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { MarkdownField } from '../../../../components/writing/writing-desk.tsx';
import ui from '../../../../styles/primitives.module.css';
import { readTags } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface PostFieldsProps {
  post: StaffPostDetail;
  draft: PostDraft;
  errors: Readonly<Record<string, string>>;
  text: RefObject<HTMLTextAreaElement | null>;
  onChange: (changed: Partial<PostDraft>) => void;
}

export function PostFields({ text, ...props }: PostFieldsProps) {
  const say = useSay();
  const { post, draft, errors, onChange } = props;
  return (
    <div className={ui['stack5']}>
      <TextField
        label={say`Title`}
        value={draft.title}
        maxLength={postTitleMaxLength}
        error={errors['title']}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={post.kind === 'page' ? say`Description` : say`Summary`}
        hint={
          post.kind === 'page'
            ? say`One or two sentences, which search engines show.`
            : say`One or two sentences, in lists and in search results.`
        }
        rows={2}
        value={draft.summary}
        maxLength={postSummaryMaxLength}
        error={errors['summary']}
        onChange={({ target }) => onChange({ summary: target.value })}
      />
      <MarkdownField
        ref={text}
        label={say`Text`}
        hint={say`Markdown: ## for a heading, **strong**, [words](address). ${'{{chart:remote-share}}'} on a line of its own draws a chart.`}
        value={draft.body}
        maxLength={postBodyMaxLength}
        error={errors['body']}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      {post.kind === 'post' && <AboutFields {...props} />}
      {post.slug === null && <AddressField {...props} />}
    </div>
  );
}

function AboutFields({ post, draft, errors, onChange }: Omit<PostFieldsProps, 'text'>) {
  const say = useSay();
  const [tags, setTags] = useState(draft.tags.join(', '));
  const { authors, categories, tags: knownTags } = post.known;
  const lists = { author: useId(), category: useId() };
  return (
    <>
      <TextField
        label={say`Author`}
        list={lists.author}
        value={draft.author}
        maxLength={80}
        error={errors['author']}
        onChange={({ target }) => onChange({ author: target.value })}
      />
      <Choices id={lists.author} values={authors} />
      <TextField
        label={say`Category`}
        list={lists.category}
        value={draft.category}
        maxLength={40}
        error={errors['category']}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <Choices id={lists.category} values={categories} />
      <TextField
        label={say`Tags`}
        hint={say`Up to ${postTagsLimit}, with commas between them.${knownTags.length > 0 ? say` Used before: ${knownTags.slice(0, 8).join(', ')}.` : ''}`}
        value={tags}
        error={errors['tags']}
        onChange={({ target }) => {
          setTags(target.value);
          onChange({ tags: readTags(target.value).slice(0, postTagsLimit) });
        }}
      />
    </>
  );
}

function AddressField({ post, draft, errors, onChange }: Omit<PostFieldsProps, 'text'>) {
  const say = useSay();
  return (
    <TextField
      label={say`Address (optional)`}
      hint={say`${post.kind === 'page' ? say`After /p/. ` : ''}Small letters, digits and hyphens. It is taken from the title where it is empty, and never changes again.`}
      value={draft.slug}
      maxLength={80}
      error={errors['slug']}
      onChange={({ target }) => onChange({ slug: target.value })}
    />
  );
}

function Choices({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  );
}
