import type { ResumeText as Text } from '@waymark/contract/resumes/resume-reading';
import ui from '../../styles/primitives.module.css';
import styles from './resume-text.module.css';
import { useSay } from '../../lib/languages/say.ts';

type Paragraphs = Text['blocks'][number]['paragraphs'];

/** A resume as its text, section by section, for where its pages cannot be drawn or are not shown. */
export function ResumeText({ text: { blocks, problem } }: { text: Text }) {
  const say = useSay();
  if (blocks.length === 0) {
    return <p className={styles['note']}>{problem ?? say`This file holds no text.`}</p>;
  }
  return (
    // In whatever language it was written.
    <div className={`${ui['stack5']} ${ui['panel']} ${styles['text']}`} lang="">
      {blocks.map(({ heading, paragraphs }, at) => (
        // Two sections may have one heading.
        <div key={at} className={`${ui['grid1']} ${styles['block']}`}>
          {heading !== null && (
            <h3 className={styles['heading']} dir="auto">
              {heading}
            </h3>
          )}
          {groupItems(paragraphs).map((group, index) => (
            <Group key={index} {...group} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface GroupProps {
  kind: Paragraphs[number]['kind'];
  texts: string[];
}

function Group({ kind, texts }: GroupProps) {
  if (kind === 'item') {
    return (
      <ul className={`${ui['grid1']} ${styles['items']}`}>
        {texts.map((text, item) => (
          <li key={item} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    );
  }
  return texts.map((text, item) => (
    <p key={item} className={styles[kind === 'title' ? 'title' : 'plain']} dir="auto">
      {text}
    </p>
  ));
}

/** Items that follow each other are one list. */
function groupItems(paragraphs: Paragraphs): GroupProps[] {
  const groups: GroupProps[] = [];
  for (const { text, kind } of paragraphs) {
    const last = groups.at(-1);
    if (last?.kind === kind) last.texts.push(text);
    else groups.push({ kind, texts: [text] });
  }
  return groups;
}
