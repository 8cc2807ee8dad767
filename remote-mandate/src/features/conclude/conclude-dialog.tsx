import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  DateField,
  FormDialog,
  FormField,
  FormSection,
  NumberField,
  RecordForm,
  TextField,
} from '@pignon/shared/ui/form';
import { dealKey, useLabelsByPath } from '../field-labels';
import { BuyerBox } from './buyer-box';
import { conclusionValues, conclusionProblem, statusActionOf } from './conclusion-values';

export interface ConcludeDialogProps {
  mandate: Mandate;
  onClose: () => void;
}

const MAX_NAME_LENGTH = 200;

/** Asks for date, price and buyer or tenant; also changes the property's status. */
export function ConcludeDialog({ mandate, onClose }: ConcludeDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const labels = useLabelsByPath();
  const hidden = usePrivacy();
  const { id, version, transactionType } = mandate;
  const today = dayOf();
  const starts = (of: Mandate) => conclusionValues(of, today, hidden);
  return (
    <FormDialog title={t(`conclude.title.${transactionType}`)} onClose={onClose}>
      {({ handle, close }) => (
        <RecordForm
          call="PATCH mandate/{id}/status/{status}"
          params={{ id, status: 'SOLD' }}
          values={starts(mandate)}
          version={version}
          valuesOf={starts}
          toBody={statusActionOf}
          rule={(values) => conclusionProblem(mandate, values, today)}
          labels={labels}
          draftKey={`mandate:${id}-conclusion`}
          verb={t(`conclude.do.${transactionType}`)}
          handle={handle}
          onSaved={onClose}
          onCancel={close}
        >
          <FormSection title={t('conclude.what')} lead={t(`conclude.lead.${transactionType}`)}>
            <DateField name="conclusion.date" label={t(dealKey('conclusion.date', transactionType))} required />
            <NumberField
              name="conclusion.price"
              label={t(dealKey('conclusion.price', transactionType))}
              unit="€"
              required
            />
            <FormField name="conclusion.contactId" label={t(dealKey('conclusion.contactId', transactionType))} wide>
              <BuyerBox label={t('conclude.find')} />
            </FormField>
            <TextField
              name="conclusion.name"
              label={t(dealKey('conclusion.name', transactionType))}
              hint={t('conclude.nameHint')}
              maxLength={MAX_NAME_LENGTH}
              wide
            />
          </FormSection>
        </RecordForm>
      )}
    </FormDialog>
  );
}
