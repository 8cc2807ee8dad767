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
  const [isBlurred, setIsBlurred] = useState(false);
  // an external change replaces the typed text
  const currentText = typed?.passedOn === value ? typed.text : undefined;
  const displayedText = currentText ?? write(value);
  const type = (text: string) => {
    const passedOn = mayGrow(text) ? '' : (read(text) ?? '');
    setIsBlurred(false);
    setTyped({ text, passedOn });
    onChange(passedOn, text);
  };
  /** Commits the typed text when the field loses focus or Enter is pressed. */
  const commitText = () => {
    const parsedValue = read(displayedText);
    if (parsedValue) {
      if (parsedValue !== value) onChange(parsedValue, displayedText);
      setTyped(undefined);
    }
    setIsBlurred(true);
  };
  const setText = (newText: string) => {
    setTyped(undefined);
    setIsBlurred(true);
    onChange(newText, write(newText));
  };
  return {
    shown: displayedText,
    type,
    settle: commitText,
    put: setText,
    noteId,
    problem: isBlurred ? problemOf(displayedText) : undefined,
  };
}
