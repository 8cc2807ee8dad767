import { useEffect, useRef, useState } from 'react';
import { SearchIcon, XIcon } from '../../icons';
import { useTranslation } from '@pignon/shared/i18n';
import { IconButton } from '../../basic/button';
import { Input } from '../../basic/input';
import './search-field.css';

const SETTLE_MS = 300;

export type SearchFieldProps = {
  /** Accessible name and placeholder. */
  label: string;
  /** Current query. */
  value: string;
  /** Called 300 ms after typing, or at once on Enter and clear. */
  onSearch: (text: string) => void;
  maxLength?: number;
};

/** Searches a list while typing. */
export function SearchField({ label, value, onSearch, maxLength = 200 }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const [settledText, setSettledText] = useState(value);
  const onSearchRef = useRef(onSearch);
  useEffect(() => {
    onSearchRef.current = onSearch;
  });
  if (value !== settledText) {
    // the address changed by itself (Back, a removed chip): replaces the text, unless it echoes our own search
    setSettledText(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearchRef.current(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  const clear = () => {
    setText('');
    onSearchRef.current('');
  };
  return (
    <form
      role="search"
      className="pg-search-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSearchRef.current(text.trim());
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        prefix={<SearchIcon />}
        suffix={text && <IconButton size="small" label={t('action.clear')} icon={<XIcon />} onClick={clear} />}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
