import { bus } from '@pignon/shared/bus';
import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import { sentenceOf } from '@pignon/shared/ui/core';

const RELEASE_MS = 2_000;

/** Saves a file under its own name; what fails is said by the product. */
export async function savePaper(ask: () => Promise<CalledFile>, unknownError: string): Promise<void> {
  try {
    const { blob, name } = await ask();
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
  } catch (error) {
    bus.publish('error.raised', { message: sentenceOf(error) ?? unknownError });
  }
}
