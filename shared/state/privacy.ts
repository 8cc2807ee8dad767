import { createPersistedStore } from './persisted-store';
import { useStore } from './store';

/** On at first: a customer may be looking at the screen. */
export const privacyStore = createPersistedStore<boolean>({
  key: 'pignon.privacy',
  initial: true,
  parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
});

/** True while names, phones, exact addresses, net prices, commissions and comments must not be shown. */
export function usePrivacy(): boolean {
  return useStore(privacyStore);
}

/** Turns the customer's view on or off, in every tab. */
export function togglePrivacy(): void {
  privacyStore.set((on) => !on);
}
