import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import { saveFile, tellFailure } from '@pignon/shared/ui/core';

/** Saves a file under its own name; what fails is said by the product. */
export async function savePaper(ask: () => Promise<CalledFile>, unknownError: string): Promise<void> {
  try {
    saveFile(await ask());
  } catch (error) {
    tellFailure(error, unknownError);
  }
}
