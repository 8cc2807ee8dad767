import type { PageMessage } from './cache-names';

interface Window {
  focus: () => Promise<unknown>;
  postMessage: (message: PageMessage) => void;
}

/** Subset of the browser's windows API. */
export interface Windows {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]>;
  openWindow: (url: string) => Promise<unknown>;
}

/** Path of a notification; the home page by default. */
export function notificationPath(data: unknown): string {
  const { to } = (data ?? {}) as { to?: unknown };
  return typeof to === 'string' && /^\/(?!\/)/.test(to) ? to : '/';
}

/** Focuses a window of the product and lets it navigate by itself, so that unsaved input is kept; else opens one. */
export async function openFromNotification(windows: Windows, to: string): Promise<void> {
  const [openWindowClient] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  if (!openWindowClient) {
    await windows.openWindow(to);
    return;
  }
  await openWindowClient.focus();
  openWindowClient.postMessage({ kind: 'open', to });
}
