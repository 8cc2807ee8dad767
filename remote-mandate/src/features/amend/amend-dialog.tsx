import type { ReactNode } from 'react';
import { listAmendmentChanges } from '@pignon/shared/domain/mandate/amendment/amendment-changes';
import { termsBefore } from '@pignon/shared/domain/mandate/amendment/amendment';
import { contractKindOf } from '@pignon/shared/domain/mandate/contract-kind';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { MAX_TEXT_LENGTH } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { useTranslation } from '@pignon/shared/i18n';
import {
  DateField,
  FormDialog,
  FormSection,
  NumberField,
  RecordForm,
  TextAreaField,
  useFormValues,
} from '@pignon/shared/ui/form';
import { dealKey, useLabelsByPath } from '../field-labels';
import { useLettingBounds } from '../../data/letting-bounds';
import { FeeFields } from '../form/fee-fields';
import { LettingFields } from '../form/letting-fields';
import { ManagementFields } from '../form/management-fields';
import { AmendedTable } from './amended-table';
import { amendmentValues, changesIn, draftOf, draftProblem, type AmendmentValues } from './amendment-values';
import styles from '../detail/detail.module.css';

interface AmendDialogProps {
  mandate: Mandate;
  onClose: () => void;
}

/** Before the path of each field that an amendment changes. */
const AT = 'changes.';
const WIDTH = 720;
const MAX_LENGTH = 5000;

/** Changes as typed, before and after. */
function Preview({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const values = useFormValues() as AmendmentValues;
  const changes = changesIn(mandate, { ...amendmentValues(mandate), ...values });
  const lines = listAmendmentChanges(termsBefore(mandate, changes), changes, mandate.transactionType);
  return (
    <section aria-label={t('amend.preview')} aria-live="polite" className={styles.preview}>
      <strong>{t('amend.preview')}</strong>
      {lines.length === 0 ? <p className={styles.soft}>{t('amend.nothing')}</p> : <AmendedTable lines={lines} />}
    </section>
  );
}

/** Edits every term that an amendment may change. */
export function AmendDialog({ mandate, onClose }: AmendDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const labels = useLabelsByPath();
  const { id, version, transactionType, type } = mandate;
  const bounds = useLettingBounds(mandate.propertyRef);
  const kind = contractKindOf(mandate);
  return (
    <FormDialog title={t('amend.title', { number: mandate.amendments.length + 1 })} width={WIDTH} onClose={onClose}>
      {({ handle, close }) => (
        <RecordForm
          call="PATCH mandate/{id}/amendment"
          params={{ id }}
          values={amendmentValues(mandate)}
          version={version}
          valuesOf={amendmentValues}
          toBody={(values) => draftOf(mandate, values)}
          rule={(values) => draftProblem(mandate, values, bounds)}
          labels={labels}
          draftKey={`mandate:${id}-amendment`}
          verb={t('amend.do')}
          handle={handle}
          onSaved={onClose}
          onCancel={close}
        >
          <FormSection title={t('amend.agreed')}>
            <NumberField name={`${AT}price`} label={t(dealKey('price', transactionType))} unit="€" required />
            <DateField name={`${AT}endDate`} label={t('field.amendments.*.endDate.short')} />
            {transactionType === 'SALE' && <FeeFields at={AT} />}
          </FormSection>
          {transactionType === 'RENT' && <LettingFields at={AT} cap={bounds.lettingCap} />}
          {kind === 'MANAGEMENT' && <ManagementFields at={AT} />}
          <FormSection title={t('amend.words')}>
            {kind !== 'MANAGEMENT' && type !== 'PARTNER' && (
              <TextAreaField
                name={`${AT}powers`}
                label={t('field.texts.powers')}
                hint={t('amend.powersHint')}
                maxLength={MAX_TEXT_LENGTH}
                wide
              />
            )}
            <TextAreaField
              name="text"
              label={t('field.amendments.*.text.short')}
              hint={t('amend.textHint')}
              maxLength={MAX_LENGTH}
              wide
            />
          </FormSection>
          <Preview mandate={mandate} />
        </RecordForm>
      )}
    </FormDialog>
  );
}
