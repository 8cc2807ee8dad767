import { bus } from './product-bus';

/** How long a notice may wait to be answered, its place in the queue included. */
const ANSWERED_WITHIN_MS = 60_000;

/**
 * Says something in passing and offers one thing to do about it: `raiseNotice(t('cart.cleared'), { label: t('undo'),
 * run: restore })`, for so many seconds where it makes sense no longer. Without an action it is a plain sentence.
 */
export function raiseNotice(message: string, action?: { label: string; run: () => void; seconds?: number }): void {
  if (!action) return bus.publish('notice.raised', { message });
  const id = crypto.randomUUID();
  const stop = bus.on('notice.answered', (answer) => {
    if (answer.id !== id) return;
    stop();
    action.run();
  });
  const { label, seconds } = action;
  setTimeout(stop, ANSWERED_WITHIN_MS + (seconds ?? 0) * 1000);
  bus.publish('notice.raised', { message, action: { label, id }, ...(seconds === undefined ? {} : { seconds }) });
}
