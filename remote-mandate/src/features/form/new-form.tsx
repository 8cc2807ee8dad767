import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import type { MandatedProperty } from '@pignon/shared/domain/mandate/draft-mandate';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { RecordForm } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { useLettingBounds } from '../../data/letting-bounds';
import { PropertyPanel } from '../detail/side-panels';
import { MandateFields } from './mandate-fields';
import { fieldsOf, newValues, ruleFor, valuesOf } from './mandate-values';
import styles from './form.module.css';

/** A new mandate of a property, with defaults from its owners, price and fees. */
export function NewForm({ property }: { property: MandatedProperty }): ReactNode {
  const { t } = useTranslation('mandate');
  const labels = useLabelsByPath();
  const navigate = useNavigate();
  const writer = useUser()?.loginEmail ?? '';
  const { reference, transactionType } = property;
  const bounds = useLettingBounds(reference);
  return (
    <div className={styles.page}>
      <RecordForm
        call="POST mandate"
        values={newValues(property, writer)}
        valuesOf={valuesOf}
        toBody={fieldsOf}
        rule={ruleFor(transactionType, { bounds })}
        labels={labels}
        draftKey={`mandate:new-${reference}`}
        verb={t('form.create')}
        onSaved={({ id }) => void navigate(paths.mandate(id), { replace: true })}
      >
        <MandateFields transactionType={transactionType} reference={reference} cap={bounds.lettingCap} />
      </RecordForm>
      <aside className={styles.side}>
        <PropertyPanel reference={reference} />
      </aside>
    </div>
  );
}
