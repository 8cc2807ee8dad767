import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { MAX_PRINTED } from '@pignon/shared/domain/documents/print-limits';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, PrinterIcon, RefusedButton } from '@pignon/shared/ui/core';
import { useExport } from '@pignon/shared/ui/list';

/** Saves the agency's copies of mandates in one archive; never in front of a customer. */
export function PrintButton({ ids }: { ids: readonly number[] }): ReactNode {
  const { t } = useTranslation('mandate');
  const isPrivate = usePrivacy();
  const { busy, run } = useExport();
  const label = t('bulk.print');
  const reason = isPrivate
    ? t('document.private')
    : ids.length > MAX_PRINTED
      ? t('bulk.printTooMany', { count: MAX_PRINTED })
      : null;
  if (reason !== null)
    return (
      <RefusedButton icon={<PrinterIcon />} reason={reason}>
        {label}
      </RefusedButton>
    );
  const body = { ids: [...ids] };
  return (
    <Button icon={<PrinterIcon />} loading={busy} onClick={() => run(() => call('POST mandate/print', { body }))}>
      {label}
    </Button>
  );
}
