import { useState } from 'react';
import { bus } from '@pignon/shared/bus';
import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import { useTranslation } from '@pignon/shared/i18n';
import { privacyStore } from '@pignon/shared/state';
import { sentenceOf } from '../page/error-sentence';
import { saveFile } from './save-file';
import { tellFailure } from '../page/tell-failure';

const SIZE = 'popup,width=960,height=1000';
const WATCH_MS = 2_000;

/** A page of a few words: what the window says until the document is there, or in its place. */
function say(popup: Window, title: string, text: string): void {
  const { document } = popup;
  const heading = document.createElement('h1');
  heading.textContent = title;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  document.title = title;
  Object.assign(document.body.style, {
    font: '16px/1.5 Kanit, system-ui, sans-serif',
    margin: '48px',
    color: '#1b211d',
  });
  Object.assign(heading.style, { fontSize: '20px', fontWeight: '500', margin: '0 0 8px' });
  document.body.replaceChildren(heading, paragraph);
}

interface Watch {
  /** The document is for nobody's eyes any more. */
  isOver: () => boolean;
  stop: () => void;
}

/**
 * From the moment a document is asked for: it goes with the session, and when the customer's screen is turned on over one
 * that was asked for without it, as it may name people.
 */
function watch(popup: Window | null): Watch {
  const wasPrivate = privacyStore.get();
  let over = false;
  const end = () => {
    over = true;
    popup?.close();
  };
  const stops = [
    bus.on('session.ended', end),
    // not its event: the start of another tab turns the screen on too
    privacyStore.subscribe(() => {
      if (privacyStore.get() && !wasPrivate) end();
    }),
  ];
  return {
    isOver: () => over,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Lets go of the bytes once nobody looks at them. */
function releaseWith(popup: Window, url: string, stop: () => void): void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    stop();
    URL.revokeObjectURL(url);
  }, WATCH_MS);
}

/** A browser without a viewer of its own would save the file and leave an empty window behind. */
const showsDocuments = (): boolean => (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false;

/**
 * Opens documents in a window of their own. The window opens at the click, before the document is there, or browsers would
 * block it; where they do all the same, or show no documents, the file is saved and a notice says so. What fails is said in
 * the window's place. The window goes to the bytes themselves, as browsers draw them whatever the page's policy says of
 * plugins and frames.
 */
export function useDocumentWindow(): {
  open: (title: string, ask: () => Promise<CalledFile>) => Promise<void>;
  /** A document is on its way. */
  busy: boolean;
} {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const open = async (title: string, ask: () => Promise<CalledFile>): Promise<void> => {
    const popup = showsDocuments() ? window.open('', '_blank', SIZE) : null;
    if (popup) say(popup, title, t('document.preparing'));
    const watched = watch(popup);
    setBusy(true);
    try {
      const file = await ask();
      if (watched.isOver()) return watched.stop();
      if (popup && !popup.closed) {
        const url = URL.createObjectURL(file.blob);
        popup.location.replace(url);
        return releaseWith(popup, url, watched.stop);
      }
      watched.stop();
      saveFile(file);
      bus.publish('notice.raised', { message: t('document.saved', { name: file.name }) });
    } catch (error) {
      watched.stop();
      const message = sentenceOf(error) ?? t('state.error');
      if (popup && !popup.closed) say(popup, t('document.failed', { title }), message);
      tellFailure(error, message);
    } finally {
      setBusy(false);
    }
  };
  return { open, busy };
}
