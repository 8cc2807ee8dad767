import { call } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { i18n } from '@pignon/shared/i18n';
import { createStore, privacyStore } from '@pignon/shared/state';

const writeJournal = (on: boolean) => call('POST audit/privacy', { body: { on } });

/** True while the journal entry for leaving the private view is being written. */
export const openingStore = createStore(false);

function publishPrivacy(on: boolean): void {
  privacyStore.set(on);
  bus.publish('privacy.changed', { private: on });
}

/** Hides private data at once; the journal entry is written now or after reconnecting. */
function hidePrivateData(): void {
  publishPrivacy(true);
  writeJournal(true).catch(() => {
    window.addEventListener('online', () => void writeJournal(true).catch(() => undefined), { once: true });
  });
}

/** Shows private data once the journal entry is written; if that fails, data stays hidden and a sentence says so. */
async function showPrivateData(): Promise<void> {
  if (openingStore.get()) return;
  openingStore.set(true);
  try {
    await writeJournal(false);
    publishPrivacy(false);
  } catch {
    bus.publish('error.raised', { message: i18n.t('host:privacy.notJournaled') });
  } finally {
    openingStore.set(false);
  }
}

/** Turns the client's screen on or off, journals it and notifies the product. */
export function switchPrivacy(): void {
  if (privacyStore.get()) void showPrivateData();
  else hidePrivateData();
}
