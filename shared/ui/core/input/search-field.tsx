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
  const [settled, setSettled] = useState(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  if (value !== settled) {
    // the address changed by itself (Back, a removed chip): replaces the text, unless it echoes our own search
    setSettled(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search.current(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  const clear = () => {
    setText('');
    search.current('');
  };
  return (
    <form
      role="search"
      className="pg-search-field"
      onSubmit={(event) => {
        event.preventDefault();
        search.current(text.trim());
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
