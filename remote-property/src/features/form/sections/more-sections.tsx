import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { NEW_CO_OWNERSHIP } from '@pignon/shared/domain/property/property-draft';
import { useTranslation } from '@pignon/shared/i18n';
import {
  DateField,
  FormSection,
  GroupSwitchField,
  NumberField,
  RepeatedFields,
  SwitchField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import { FloodField } from './flood-field';
import { LawNotes } from '../law/law-notes';
import { NEW_BUILDING } from '../property-values';
import { anchorOf } from './sections';

const MAX_BUILDINGS = 50;

/** Lot of a co-ownership, and its legal facts. */
export function CoOwnershipSection(): ReactNode {
  const { t } = useTranslation('property');
  const isShared = useFormValue('coOwnership') != null;
  const hasProcedure = useFormValue('coOwnership.procedure') === true;
  return (
    <FormSection title={t('section.coOwnership')} anchor={anchorOf('coOwnership')}>
      <GroupSwitchField name="coOwnership" label={t('form.coOwned')} empty={NEW_CO_OWNERSHIP} wide />
      {isShared && (
        <>
          <NumberField name="coOwnership.lots" label={t('coOwnership.lots')} />
          <NumberField name="coOwnership.yearlyCharges" label={t('form.yearlyCharges')} unit={t('form.perYear')} />
          <SwitchField name="coOwnership.procedure" label={t('coOwnership.procedure')} />
          {hasProcedure && (
            <TextField
              name="coOwnership.procedureDetail"
              label={t('form.procedureDetail')}
              nullable
              maxLength={500}
              wide
            />
          )}
        </>
      )}
      <LawNotes section="coOwnership" />
    </FormSection>
  );
}

/** Buildings of the property, where there are several. */
export function BuildingsSection(): ReactNode {
  const { t } = useTranslation('property');
  return (
    <FormSection title={t('form.section.buildings')} lead={t('form.buildingsLead')} anchor={anchorOf('buildings')}>
      <RepeatedFields
        name="structure"
        empty={NEW_BUILDING}
        most={MAX_BUILDINGS}
        addLabel={t('form.addBuilding')}
        lineLabel={(number) => t('form.building', { number })}
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={t('form.buildingName')} maxLength={100} />
            <NumberField name={`${path}.size`} label={t('rooms.size')} unit="m²" />
            <NumberField name={`${path}.floors`} label={t('form.floors')} />
            <NumberField name={`${path}.yearBuilt`} label={t('form.yearBuilt')} plain />
            <TextField name={`${path}.note`} label={t('form.note')} maxLength={300} />
          </>
        )}
      </RepeatedFields>
    </FormSection>
  );
}

/** Location beyond the address. */
export function PlaceSection(): ReactNode {
  const { t } = useTranslation('property');
  return (
    <FormSection title={t('form.section.place')} anchor={anchorOf('place')}>
      <TextField name="locationMetadata.district" label={t('form.district')} nullable maxLength={100} />
      <TextField name="locationMetadata.transport" label={t('location.transport')} nullable maxLength={300} />
      <TextField name="locationMetadata.nearestStation" label={t('location.nearestStation')} nullable maxLength={100} />
      <TextField name="propertyMetadata.cadastre" label={t('form.cadastre')} nullable maxLength={200} />
      <FloodField />
      <DateField
        name="locationMetadata.riskReportDate"
        label={t('form.riskReportDate')}
        hint={t('form.riskReportHint')}
        max={dayOf()}
      />
      <LawNotes section="place" />
    </FormSection>
  );
}
