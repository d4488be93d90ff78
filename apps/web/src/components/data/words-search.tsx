import { useState, type FormEvent } from 'react';
import { Button } from '../form/button.tsx';
import { TextField } from '../form/text-field.tsx';
import styles from './desk.module.css';
import { useSay } from '../../lib/languages/say.ts';

interface WordsSearchProps {
  label: string;
  /** What is searched for now. */
  words: string;
  onSearch: (words: string) => void;
  className?: string | undefined;
}

/** Searches the rows of a list by words; the caller keeps the words in the URL. */
export function WordsSearch(props: WordsSearchProps) {
  // Different words in the URL reset the field.
  return <Fields key={props.words} {...props} />;
}

function Fields({ label, words, onSearch, className = '' }: WordsSearchProps) {
  const say = useSay();
  const [typed, setTyped] = useState(words);

  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <form className={`${styles['wordsSearch']} ${className}`} role="search" onSubmit={search}>
      <TextField
        label={label}
        type="search"
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        {say`Search`}
      </Button>
    </form>
  );
}
