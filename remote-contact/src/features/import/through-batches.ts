import { isSilence } from '@pignon/shared/api';
import type { ImportedLine, ImportResult } from '@pignon/shared/domain/contact/import/import.schema';

/** Pauses before a portion that nobody answered is sent once more. */
const AGAIN_MS = [1_000, 3_000, 8_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function persist<Answer>(send: () => Promise<Answer>, isStopped: () => boolean): Promise<Answer> {
  for (const ms of AGAIN_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isSilence(error) || isStopped()) throw error;
      await pause(ms);
    }
  }
  return send();
}

interface Journey {
  batches: readonly (readonly ImportedLine[])[];
  /** Those before it are done already. */
  first?: number;
  send: (lines: readonly ImportedLine[], index: number) => Promise<{ results: ImportResult[] }>;
  /** Hears each portion's results, in order. */
  onResults: (results: readonly ImportResult[]) => Promise<void> | void;
  isStopped: () => boolean;
}

/**
 * Sends a file portion by portion, one after the other, until the end or until it is stopped between two of them; one that
 * nobody answers is sent again a few times. Throws what the last try threw.
 */
export async function throughBatches({ batches, first = 0, send, onResults, isStopped }: Journey): Promise<void> {
  for (const [index, lines] of batches.entries()) {
    if (isStopped()) return;
    if (index < first) continue;
    const { results } = await persist(() => send(lines, index), isStopped);
    await onResults(results);
  }
}
