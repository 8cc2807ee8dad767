import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Dialog } from '@pignon/shared/ui/core';
import { refusalOf } from './print-choice';
import { PrintForm, type PrintDialogProps } from './print-form';
import { addPrintTexts } from './print-texts';

/** Documents of one or several properties in one file: choose, preview, open or save. */
export function PrintDialog({ references, onClose }: PrintDialogProps) {
  addPrintTexts();
  const { t } = useTranslation('property');
  const refusalText = refusalOf(references.length);
  return (
    <Dialog open width={720} title={t('print.title', { count: references.length })} onClose={onClose}>
      {refusalText ? (
        <Alert type="info" title={t(`print.${refusalText}`, { count: 50 })} />
      ) : (
        <PrintForm references={references} onClose={onClose} />
      )}
    </Dialog>
  );
}
