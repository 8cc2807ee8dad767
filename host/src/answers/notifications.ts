import { createPersistedStore } from '@pignon/shared/state';

/** The user's choice on this machine; null before it was made. */
export const notificationChoice = createPersistedStore<'on' | 'off' | null>({
  key: 'pignon.notifications',
  initial: null,
  ofMachine: true,
  parse: (stored) => (stored === 'on' || stored === 'off' ? stored : undefined),
});

/** State of notifications: wanted and allowed, not requested, refused by the browser, or unsupported. */
export type NotificationState = 'on' | 'off' | 'refused' | 'unknown';

export function notificationState(choice = notificationChoice.get()): NotificationState {
  if (!('Notification' in window)) return 'unknown';
  if (Notification.permission === 'denied') return 'refused';
  return choice === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Requests the browser's permission where needed. Call it on a click only: browsers ignore other requests. */
export async function turnNotifications(on: boolean): Promise<NotificationState> {
  if (on && 'Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
  notificationChoice.set(on ? 'on' : 'off');
  return notificationState();
}

export interface AnswerNotification {
  title: string;
  body: string;
  /** A notification replaces an earlier one of the same tag. */
  tag: string;
  /** Address opened by a press. */
  to: string;
}

/** The active service worker; undefined without support. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const ICON = '/icon-192.png';

/**
 * Shows a notification through the worker: phones require it, and it outlives the page. Without a worker, shows it
 * through the page.
 * @param onOpen called on a click on the page's own; the worker posts a message to the page instead (`host/worker`)
 */
export async function showNotification(
  { title, to, ...shown }: AnswerNotification,
  onOpen: (to: string) => void,
): Promise<void> {
  const options = { ...shown, icon: ICON, lang: document.documentElement.lang, data: { to } };
  const registration = await worker();
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
    onOpen(to);
  };
}

/** Closes shown notifications, so that the next user does not see them. */
export async function closeNotifications(): Promise<void> {
  const registration = await worker();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
