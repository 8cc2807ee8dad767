import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { IconButton, Input, SearchIcon, XIcon } from '@pignon/shared/ui/core';
import { SEARCH_EVENT } from '../shortcuts';
import { SearchResults } from './search-results';
import { addressOf, useGlobalSearch } from './use-global-search';
import './global-search.css';

/** One box for properties and contacts, from any screen; keyboard all through. */
export function GlobalSearch() {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const view = useGlobalSearch(open ? text : '');
  const hits = view.kind === 'hits' ? view.groups.flatMap((group) => group.hits) : [];

  useEffect(() => {
    const focus = () => {
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener(SEARCH_EVENT, focus);
    return () => window.removeEventListener(SEARCH_EVENT, focus);
  }, []);
  const finish = () => {
    setOpen(false);
    setActive(-1);
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    const hit = hits[Math.max(active, 0)];
    if (event.key === 'Escape') {
      if (text === '' || !open) field.current?.blur();
      setOpen(false);
    } else if (event.key === 'Enter' && open && hit) {
      void navigate(addressOf(hit));
      finish();
      field.current?.blur();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault();
      setActive((at) => (at + (event.key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length);
    }
  };
  return (
    <div
      className="host-search"
      ref={box}
      role="search"
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <Input
        ref={field}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={open && text !== ''}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={press}
        prefix={<SearchIcon />}
        suffix={
          text === '' ? (
            <kbd aria-hidden>/</kbd>
          ) : (
            <IconButton size="small" label={t('common:action.clear')} icon={<XIcon />} onClick={finish} />
          )
        }
      />
      {open && text !== '' && (
        <div className="host-search-list">
          <SearchResults id={id} view={view} active={active} onChosen={finish} />
        </div>
      )}
    </div>
  );
}
