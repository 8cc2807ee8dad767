import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { AGENCY_LABELS } from '@pignon/shared/domain/audit/business-labels';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert } from '@pignon/shared/ui/core';
import { RecordForm } from '@pignon/shared/ui/form';
import { CardSection, FeesSection, GuaranteesSection, IdentitySection, ZonesSection } from './agency-sections';
import { bodyOf, valuesOf } from './agency-values';
import { PreviewBase } from './preview-button';

/** Agency data printed on documents and advertisements. */
export function AgencyForm({ agency }: { agency: Agency }): ReactNode {
  const { t } = useTranslation('admin');
  const manages = useMay('manage');
  const values = valuesOf(agency);
  return (
    <PreviewBase value={values}>
      <RecordForm
        call="PATCH agency"
        values={values}
        version={agency.version}
        valuesOf={valuesOf}
        toBody={bodyOf}
        labels={AGENCY_LABELS}
        draftKey="agency:settings"
      >
        <IdentitySection />
        {manages ? <CardSection /> : <Alert type="info" title={t('agency.cardManagersOnly')} />}
        <GuaranteesSection />
        <FeesSection />
        <ZonesSection />
      </RecordForm>
    </PreviewBase>
  );
}
