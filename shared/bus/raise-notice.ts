import { bus } from './product-bus';

/** Maximum wait for a notice's action, including its time in the queue. */
const ANSWERED_WITHIN_MS = 60_000;

/**
 * Shows a short notice with one optional action: `raiseNotice(t('cart.cleared'), { label: t('undo'), run: restore })`.
 * `seconds` limits how long the action is offered.
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
