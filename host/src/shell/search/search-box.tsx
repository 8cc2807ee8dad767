import { useEffect, useId, useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { IconButton, Input, lazyPart, SearchIcon, useVisibleHeight, XIcon } from '@pignon/shared/ui/core';
import { Keys } from '../keyboard/keys';
import { SEARCH_EVENT } from '../keyboard/shortcuts';
import type { PressKey } from './palette';
import { useRememberedPages } from './recent-pages';
import './search-box.css';

const loadPalette = () => import(/* webpackChunkName: "palette" */ './palette');
const Palette = lazyPart(async () => (await loadPalette()).Palette);

/** Preloads the list's code after what the screen needs. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
const PRELOAD_DELAY_MS = 2_000;

/** CSS variable with the window height above an on-screen keyboard. */
const heightStyle = (height: number | undefined): CSSProperties & Record<`--${string}`, string> =>
  height === undefined ? {} : { '--host-visible': `${height}px` };

/** Global search for properties, contacts, pages and actions; fills the screen of a phone. */
export function SearchBox({ onShowKeys }: { onShowKeys: () => void }) {
  const { t } = useTranslation('host');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pressRef = useRef<PressKey>(undefined);
  /** Element focused before, to restore. */
  const previousFocus = useRef<Element | null>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const height = useVisibleHeight(open);
  usePreload();
  useRememberedPages();

  useEffect(() => {
    const focus = () => {
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener(SEARCH_EVENT, focus);
    return () => window.removeEventListener(SEARCH_EVENT, focus);
  }, []);
  /** Returns the focus to the previous element, unless another page takes it. */
  const close = (isLeaving: boolean) => {
    setOpen(false);
    setText('');
    const { current } = previousFocus;
    if (!isLeaving && current instanceof HTMLElement && current.isConnected) current.focus();
    else field.current?.blur();
  };
  const onFocusIn = (event: FocusEvent) => {
    if (!open) previousFocus.current = event.relatedTarget;
    setOpen(true);
  };
  const onFocusOut = (event: FocusEvent) => {
    // the window lost the focus and will restore it: the typed text stays
    const isWindowBlurred = document.activeElement === field.current;
    if (isWindowBlurred || box.current?.contains(event.relatedTarget)) return;
    setOpen(false);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) close(false);
    else if (event.key === 'Escape') field.current?.blur();
    else if (!pressRef.current?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={open ? 'host-search host-search-open' : 'host-search'}
      style={heightStyle(height)}
      ref={box}
      role="search"
      onBlur={onFocusOut}
    >
      <Input
        ref={field}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open ? active : undefined}
        aria-keyshortcuts="/ Control+K"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={text}
        onFocus={onFocusIn}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={keyDown}
        prefix={<SearchIcon />}
        suffix={
          text === '' ? (
            <span className="host-search-keys" aria-hidden>
              <Keys keys={open ? 'Esc' : 'Ctrl+k'} />
            </span>
          ) : (
            <IconButton
              size="small"
              label={t('common:action.clear')}
              icon={<XIcon />}
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            />
          )
        }
      />
      {open && (
        <>
          <IconButton
            className="host-search-close"
            label={t('common:action.close')}
            icon={<XIcon />}
            onClick={() => close(false)}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pressing here must not take the focus out of the box */}
          <div className="host-search-list" onMouseDown={(event) => event.preventDefault()}>
            <Palette
              id={id}
              typed={text}
              pressRef={pressRef}
              onActive={setActive}
              onChosen={(does) => close('to' in does && !does.instead)}
              onShowKeys={onShowKeys}
            />
          </div>
        </>
      )}
    </div>
  );
}
