import { useState } from 'react';

interface TypedNumber {
  value: number;
  read: (typed: string) => number;
  write: (value: number) => string;
  onChange: (value: number) => void;
}

/** A number as it is typed: "7." is on the way to "7.7". One that is set otherwise, as by "Set back", is written. */
export function useTypedNumber({ value, read, write, onChange }: TypedNumber) {
  const [typed, setTyped] = useState(write(value));
  return {
    value: Object.is(read(typed), value) ? typed : write(value),
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      onChange(read(event.currentTarget.value));
    },
  };
}
