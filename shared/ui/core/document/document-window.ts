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

/** Writes a text into the window, before the document or instead of it. */
function writeMessage(popup: Window, title: string, text: string): void {
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

interface WindowWatch {
  /** True once the document must not be shown. */
  isOver: () => boolean;
  stop: () => void;
}

/** Closes the window at sign-out, and when the client's screen is turned on, as the document may name people. */
function watchPopup(popup: Window | null): WindowWatch {
  const wasPrivate = privacyStore.get();
  let isEnded = false;
  const endWatch = () => {
    isEnded = true;
    popup?.close();
  };
  const stops = [
    bus.on('session.ended', endWatch),
    // the event would not do: another tab's start turns the screen on too
    privacyStore.subscribe(() => {
      if (privacyStore.get() && !wasPrivate) endWatch();
    }),
  ];
  return {
    isOver: () => isEnded,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Revokes the object URL when the window closes. */
function releaseWith(popup: Window, url: string, stop: () => void): void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    stop();
    URL.revokeObjectURL(url);
  }, WATCH_MS);
}

/** A browser without a PDF viewer would save the file and leave an empty window. */
const showsDocuments = (): boolean => (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false;

/**
 * Opens documents in a window. It opens at the click, before the document is loaded, or browsers would block it; if
 * blocked, or without a viewer, the file is saved with a notice. Errors appear in the window. The window navigates to
 * the blob, which browsers display whatever the page's policy on plugins and frames.
 */
export function useDocumentWindow(): {
  open: (title: string, loadFile: () => Promise<CalledFile>) => Promise<void>;
  /** True while a document is being fetched. */
  busy: boolean;
} {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const open = async (title: string, loadFile: () => Promise<CalledFile>): Promise<void> => {
    const popup = showsDocuments() ? window.open('', '_blank', SIZE) : null;
    if (popup) writeMessage(popup, title, t('document.preparing'));
    const windowWatch = watchPopup(popup);
    setBusy(true);
    try {
      const file = await loadFile();
      if (windowWatch.isOver()) return windowWatch.stop();
      if (popup && !popup.closed) {
        const url = URL.createObjectURL(file.blob);
        popup.location.replace(url);
        return releaseWith(popup, url, windowWatch.stop);
      }
      windowWatch.stop();
      saveFile(file);
      bus.publish('notice.raised', { message: t('document.saved', { name: file.name }) });
    } catch (error) {
      windowWatch.stop();
      const message = sentenceOf(error) ?? t('state.error');
      if (popup && !popup.closed) writeMessage(popup, t('document.failed', { title }), message);
      tellFailure(error, message);
    } finally {
      setBusy(false);
    }
  };
  return { open, busy };
}
