import { isSilence } from '@pignon/shared/api';

/**
 * Idempotency key of a new record. Another one for changed values, but not after a request without response: that one may
 * have been executed, and the server then refuses other values under its key.
 */
export class AttemptKey {
  private last = { body: '', key: '', isOpen: false };

  /** Returns the key under which these values are sent. */
  keyOf(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.last.body !== text && !this.last.isOpen)
      this.last = { body: text, key: crypto.randomUUID(), isOpen: false };
    return this.last.key;
  }

  failed(error: unknown): void {
    this.last.isOpen = isSilence(error);
  }

  succeeded(): void {
    this.last = { body: '', key: '', isOpen: false };
  }
}
