import { useState } from 'react';
import { MAX_CHOSEN } from '@pignon/shared/domain/common/bulk.limits';
import { MAX_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import { useTranslation } from '@pignon/shared/i18n';
import { tellFailure } from '@pignon/shared/ui/core';
import type { Choosable } from '../select/selection';
import type { Chooser } from '../select/use-selection';

/** Reads one page of a list. */
export type ReadPage = (paging: {
  pageNumber: number;
  pageSize: number;
}) => Promise<{ rows: readonly Choosable[]; totalPages: number }>;

/** Selects the whole list, up to the maximum. A selection that is cleared meanwhile stays empty. */
export function useAddFound(chooser: Chooser, readPage: ReadPage) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const addAll = async () => {
    setBusy(true);
    const cleared = new AbortController();
    const unsubscribe = chooser.store.subscribe(() => {
      if (chooser.store.get().size === 0) cleared.abort();
    });
    try {
      for (let pageNumber = 0; pageNumber < MAX_CHOSEN / MAX_PAGE_SIZE; pageNumber += 1) {
        const { rows, totalPages } = await readPage({ pageSize: MAX_PAGE_SIZE, pageNumber });
        // by the user, or as other filters hide the rows
        if (cleared.signal.aborted) return;
        chooser.addAll(rows);
        if (pageNumber >= totalPages - 1) return;
      }
    } catch (error) {
      tellFailure(error, t('state.error'));
    } finally {
      unsubscribe();
      setBusy(false);
    }
  };
  return { busy, addAll: () => void addAll() };
}
