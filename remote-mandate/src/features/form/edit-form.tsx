import type { ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { Alert } from '@pignon/shared/ui/core';
import { RecordForm } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { useLettingBounds } from '../../data/letting-bounds';
import { PropertyPanel } from '../detail/side-panels';
import { MandateFields } from './mandate-fields';
import { changesOf, ruleFor, valuesOf } from './mandate-values';
import { showValue } from './show-value';
import styles from './form.module.css';

/** Edits an unsigned mandate. */
export function EditForm({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const labels = useLabelsByPath();
  const navigate = useNavigate();
  const { id, version, transactionType, signatures, propertyRef } = mandate;
  const bounds = useLettingBounds(propertyRef);
  const leave = () => void navigate(paths.mandate(id), { replace: true });
  return (
    <div className={styles.page}>
      <div>
        {signatures.length > 0 && <Alert type="warning" title={t('form.signedAlready')} />}
        <RecordForm
          call="PATCH mandate/{id}"
          params={{ id }}
          values={valuesOf(mandate)}
          version={version}
          valuesOf={valuesOf}
          toBody={changesOf}
          rule={ruleFor(transactionType, { bounds, before: mandate })}
          labels={labels}
          show={showValue}
          draftKey={`mandate:${id}`}
          onSaved={leave}
          onCancel={leave}
        >
          <MandateFields transactionType={transactionType} reference={propertyRef} cap={bounds.lettingCap} />
        </RecordForm>
      </div>
      <aside className={styles.side}>
        <PropertyPanel reference={propertyRef} />
      </aside>
    </div>
  );
}
