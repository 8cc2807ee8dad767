import type { ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { MAX_REPORT_NEXT } from '@pignon/shared/domain/property/report/seller-report.enums';
import type { NewReport, Reports } from '@pignon/shared/domain/property/report/seller-report.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, EyeIcon, PanelNote, useDocumentWindow } from '@pignon/shared/ui/core';
import {
  DateField,
  FormDialog,
  FormSection,
  RecordForm,
  TextAreaField,
  useReadFormValue,
} from '@pignon/shared/ui/form';

interface ReportDialogProps {
  reference: string;
  proposed: Reports['proposed'];
  onClose: () => void;
  /** Called with the reports after a save, newest first. */
  onKept: (reports: Reports) => void;
}

/** Opens a PDF preview of the typed report. */
function PreviewButton({ reference, proposed }: Pick<ReportDialogProps, 'reference' | 'proposed'>): ReactNode {
  const { t } = useTranslation('activity');
  const { open, busy } = useDocumentWindow();
  const read = useReadFormValue();
  const show = () => {
    const typed = (name: keyof NewReport, otherwise: string) => {
      const value = read(name);
      return typeof value === 'string' ? value : otherwise;
    };
    const body = {
      from: typed('from', proposed.from),
      to: typed('to', proposed.to),
      next: typed('next', ''),
    };
    void open(t('report.one'), () => call('POST property/{reference}/report/preview', { params: { reference }, body }));
  };
  return (
    <Button icon={<EyeIcon />} loading={busy} onClick={show}>
      {t('report.preview')}
    </Button>
  );
}

/** Creates a report of a period: preview, then store. */
export function ReportDialog({ reference, proposed, onClose, onKept }: ReportDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const labels = { from: t('report.from'), to: t('report.to'), next: t('report.next') };
  return (
    <FormDialog title={t('report.new')} width={560} onClose={onClose}>
      {({ handle, close }) => (
        <RecordForm
          call="POST property/{reference}/report"
          params={{ reference }}
          values={{ ...proposed, next: '' }}
          valuesOf={() => ({ ...proposed, next: '' })}
          labels={labels}
          draftKey={`property:${reference}-report`}
          verb={t('report.keep')}
          handle={handle}
          onSaved={onKept}
          onCancel={close}
        >
          <FormSection title={t('report.period')}>
            <DateField name="from" label={labels.from} required />
            <DateField name="to" label={labels.to} required />
            <TextAreaField
              name="next"
              label={labels.next}
              hint={t('report.nextHint')}
              maxLength={MAX_REPORT_NEXT}
              wide
            />
          </FormSection>
          <PanelNote>{t('report.unnamed')}</PanelNote>
          <PreviewButton reference={reference} proposed={proposed} />
        </RecordForm>
      )}
    </FormDialog>
  );
}
