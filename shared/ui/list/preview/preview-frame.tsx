import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PanelRightIcon, XIcon } from '../../icons';
import { usePageActions } from '@pignon/shared/contract';
import { isPageKey } from '@pignon/shared/router';
import { createPersistedStore, useStore } from '@pignon/shared/state';
import { IconButton } from '../../basic/button';
import { ITEM_LINK, LIST_ITEM } from '../list-items';
import { useListWords } from '../messages';
import './preview.css';

const WIDE_QUERY = '(min-width: 1440px)';

/** Per browser: removed at sign-out. */
const previewStore = createPersistedStore<boolean>({
  key: 'pignon.preview',
  initial: false,
  parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
});

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE_QUERY).matches,
    () => false,
  );

/** Address of the last focused or pressed record. */
function useFocusedAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const recordAddress = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest(`main :is(${LIST_ITEM})`) : null;
      const link = item?.querySelector(ITEM_LINK);
      if (link) setAddress(link.getAttribute('href') ?? undefined);
    };
    document.addEventListener('focusin', recordAddress);
    return () => document.removeEventListener('focusin', recordAddress);
  }, []);
  return address;
}

/** Closes the preview on Escape, unless the key has another use. */
function useEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const selectedMark = document.querySelector('[data-choose]:checked, [data-choose][aria-checked="true"]');
      if (event.key === 'Escape' && !selectedMark && isPageKey(event, 'escape')) previewStore.set(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}

export interface PreviewFrameProps<R> {
  rows: readonly R[];
  linkOf: (row: R) => string;
  nameOf: (row: R) => string;
  /** Main facts and actions of the record. */
  draw: (row: R) => ReactNode;
  children: ReactNode;
}

/**
 * A list beside a preview of the focused record, from 1440 px on. Closed, it is a button; the state is stored until
 * sign-out.
 */
export function PreviewFrame<R>({ rows, linkOf, nameOf, draw, children }: PreviewFrameProps<R>): ReactNode {
  const t = useListWords();
  const wide = useWide();
  const open = useStore(previewStore) && wide;
  const address = useFocusedAddress();
  const row = rows.find((candidateRow) => linkOf(candidateRow) === address) ?? rows[0];
  useEscape(open);
  usePageActions(
    wide
      ? [
          {
            id: 'preview',
            label: t(open ? 'preview.close' : 'preview.open'),
            icon: <PanelRightIcon />,
            key: 'a',
            run: () => previewStore.set(!open),
          },
        ]
      : [],
  );
  // the pressed button unmounts: its counterpart gets the focus
  const wasPressed = useRef(false);
  const togglePreview = (on: boolean) => {
    wasPressed.current = true;
    previewStore.set(on);
  };
  const takeFocus = (button: HTMLElement | null) => {
    if (!button || !wasPressed.current) return;
    wasPressed.current = false;
    button.focus();
  };
  const isVisible = open && row !== undefined;
  // one tree for both states, so that the list keeps position and focus
  return (
    <div className={isVisible ? 'pg-preview-frame' : 'pg-preview-none'}>
      {wide && !open && row !== undefined && (
        <IconButton
          ref={takeFocus}
          className="pg-preview-open"
          type="default"
          label={t('preview.open')}
          icon={<PanelRightIcon />}
          onClick={() => togglePreview(true)}
        />
      )}
      <div className="pg-preview-list">{children}</div>
      {isVisible && (
        <aside className="pg-preview" aria-label={t('preview.title')}>
          <header>
            <h2 aria-live="polite">{nameOf(row)}</h2>
            <IconButton
              ref={takeFocus}
              label={t('preview.close')}
              icon={<XIcon />}
              onClick={() => togglePreview(false)}
            />
          </header>
          {draw(row)}
        </aside>
      )}
    </div>
  );
}
