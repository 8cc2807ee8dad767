import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { needsAudit } from '@pignon/shared/domain/property/certificate/energy-audit';
import { useTranslation } from '@pignon/shared/i18n';
import { DateField } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { useTypedProperty } from '../use-typed-property';

/** Date of the energy audit: shown when the sale requires one or one exists. */
export function AuditField(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const typed = useTypedProperty();
  const isNeeded = typed !== null && needsAudit(typed, dayOf());
  if (!isNeeded && typed?.energyEfficiency.auditDate == null) return null;
  return (
    <DateField
      {...field('energyEfficiency.auditDate')}
      hint={t(isNeeded ? 'form.auditHint' : 'form.auditNotNeeded')}
      max={dayOf()}
    />
  );
}
