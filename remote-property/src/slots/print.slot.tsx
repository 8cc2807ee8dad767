import { useState } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, lazyDialog, PrinterIcon, RefusedButton } from '@pignon/shared/ui/core';
import { refusalOf } from '../features/print/print-choice';

const PrintDialog = lazyDialog(async () => (await import('../features/print/print-dialog')).PrintDialog);

/** Prints the chosen properties as one file. */
export function Slot({ references }: SlotProps<'cart.action'>) {
  const { t } = useTranslation('property');
  const [isOpen, setIsOpen] = useState(false);
  const refusal = refusalOf(references.length);
  if (refusal)
    return (
      <RefusedButton icon={<PrinterIcon />} reason={t(`print.${refusal}`, { count: 50 })}>
        {t('print.action')}
      </RefusedButton>
    );
  return (
    <>
      <Button icon={<PrinterIcon />} onClick={() => setIsOpen(true)}>
        {t('print.action')}
      </Button>
      {isOpen && <PrintDialog references={references} onClose={() => setIsOpen(false)} />}
    </>
  );
}
