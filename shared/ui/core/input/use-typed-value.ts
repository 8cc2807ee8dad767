import { useId, useState } from 'react';

interface TypedValueSettings {
  /** Stored value; unreadable text is shown unchanged. */
  value: string;
  /** Parsed value, empty while invalid, and the typed text. */
  onChange: (value: string, typed: string) => void;
  /** Null for empty, undefined for unreadable. */
  read: (typed: string) => string | null | undefined;
  /** True when more characters may follow: the value is then committed on blur. */
  mayGrow: (typed: string) => boolean;
  write: (value: string) => string;
  /** Returns the error of a text; undefined when valid. */
  problemOf: (typed: string) => string | undefined;
}

/**
 * Input of a value with separate display and storage formats. Text stays while typing and when invalid; it is
 * reformatted on blur.
 */
export function useTypedValue({ value, onChange, read, mayGrow, write, problemOf }: TypedValueSettings) {
  const noteId = useId();
  const [typed, setTyped] = useState<{ text: string; passedOn: string }>();
  const [hasLeft, setHasLeft] = useState(false);
  // an external change replaces the typed text
  const current = typed?.passedOn === value ? typed.text : undefined;
  const displayedText = current ?? write(value);
  const type = (text: string) => {
    const passedOn = mayGrow(text) ? '' : (read(text) ?? '');
    setHasLeft(false);
    setTyped({ text, passedOn });
    onChange(passedOn, text);
  };
  /** Commits the typed text when the field loses focus or Enter is pressed. */
  const settle = () => {
    const parsedValue = read(displayedText);
    if (parsedValue) {
      if (parsedValue !== value) onChange(parsedValue, displayedText);
      setTyped(undefined);
    }
    setHasLeft(true);
  };
  const setText = (next: string) => {
    setTyped(undefined);
    setHasLeft(true);
    onChange(next, write(next));
  };
  return {
    shown: displayedText,
    type,
    settle,
    put: setText,
    noteId,
    problem: hasLeft ? problemOf(displayedText) : undefined,
  };
}
