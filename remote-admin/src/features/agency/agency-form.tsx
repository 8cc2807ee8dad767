import type { ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert } from '@pignon/shared/ui/core';
import { RecordForm } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { CardSection, FeesSection, GuaranteesSection, IdentitySection, ZonesSection } from './agency-sections';
import { bodyOf, valuesOf } from './agency-values';
import { PreviewBase } from './preview-button';

/** Agency data printed on documents and advertisements. */
export function AgencyForm({ agency }: { agency: Agency }): ReactNode {
  const labels = useLabelsByPath('agency.');
  const { t } = useTranslation('admin');
  const mayManage = useMay('manage');
  const values = valuesOf(agency);
  return (
    <PreviewBase value={values}>
      <RecordForm
        call="PATCH agency"
        values={values}
        version={agency.version}
        valuesOf={valuesOf}
        toBody={bodyOf}
        labels={labels}
        draftKey="agency:settings"
      >
        <IdentitySection />
        {mayManage ? <CardSection /> : <Alert type="info" title={t('agency.cardManagersOnly')} />}
        <GuaranteesSection />
        <FeesSection />
        <ZonesSection />
      </RecordForm>
    </PreviewBase>
  );
}
