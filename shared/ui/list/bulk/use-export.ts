import { useState } from 'react';
import { bus } from '@pignon/shared/bus';
import type { CalledFile } from '@pignon/shared/domain/calls/call-table';
import { saveFile, tellFailure } from '@pignon/shared/ui/core';
import { useListWords } from '../messages';

/** Requests a file and saves it; shows the result. */
export function useExport() {
  const t = useListWords();
  const [busy, setBusy] = useState(false);
  const run = async (loadFile: () => Promise<CalledFile>) => {
    setBusy(true);
    try {
      const file = await loadFile();
      saveFile(file);
      bus.publish('notice.raised', { message: t('bulk.exported', { name: file.name }) });
    } catch (error) {
      tellFailure(error, t('bulk.exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: (loadFile: () => Promise<CalledFile>) => void run(loadFile) };
}
