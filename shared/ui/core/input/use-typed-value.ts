import { useId, useState } from 'react';

interface TypedValueSettings {
  /** As it is kept; a text that could not be read is shown as it is. */
  value: string;
  /** The value that the text means, '' while it means none, and the text itself. */
  onChange: (value: string, typed: string) => void;
  /** Null for nothing, undefined for what cannot be read. */
  read: (typed: string) => string | null | undefined;
  /** True where more letters may follow: its value is passed on once the field is left. */
  mayGrow: (typed: string) => boolean;
  write: (value: string) => string;
  /** The sentence for a text that cannot be taken. */
  problemOf: (typed: string) => string | undefined;
}

/**
 * A value that is typed in a notation of people and kept in another. The text stays while it is typed and when it cannot be
 * read; it is written as people expect it once the field is left.
 */
export function useTypedValue({ value, onChange, read, mayGrow, write, problemOf }: TypedValueSettings) {
  const noteId = useId();
  const [typed, setTyped] = useState<{ text: string; passedOn: string }>();
  const [left, setLeft] = useState(false);
  // somebody else put another value there: what was typed gives way
  const current = typed?.passedOn === value ? typed.text : undefined;
  const shown = current ?? write(value);
  const type = (text: string) => {
    const passedOn = mayGrow(text) ? '' : (read(text) ?? '');
    setLeft(false);
    setTyped({ text, passedOn });
    onChange(passedOn, text);
  };
  /** Commits the typed text when the field loses focus or Enter is pressed. */
  const settle = () => {
    const meant = read(shown);
    if (meant) {
      if (meant !== value) onChange(meant, shown);
      setTyped(undefined);
    }
    setLeft(true);
  };
  const put = (next: string) => {
    setTyped(undefined);
    setLeft(true);
    onChange(next, write(next));
  };
  return { shown, type, settle, put, noteId, problem: left ? problemOf(shown) : undefined };
}
