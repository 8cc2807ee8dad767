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
import { useFieldLabels } from '../../field-labels';
import { FloodField } from './flood-field';
import { LawNotes } from '../law/law-notes';
import { NEW_BUILDING } from '../property-values';
import { anchorOf } from './sections';

const MAX_BUILDINGS = 50;

/** Lot of a co-ownership, and its legal facts. */
export function CoOwnershipSection(): ReactNode {
  const { t } = useTranslation('property');
  const { label, field } = useFieldLabels();
  const isShared = useFormValue('coOwnership') != null;
  const hasProcedure = useFormValue('coOwnership.procedure') === true;
  return (
    <FormSection title={label('coOwnership')} anchor={anchorOf('coOwnership')}>
      <GroupSwitchField name="coOwnership" label={t('form.coOwned')} empty={NEW_CO_OWNERSHIP} wide />
      {isShared && (
        <>
          <NumberField {...field('coOwnership.lots')} />
          <NumberField {...field('coOwnership.yearlyCharges')} unit={t('form.perYear')} />
          <SwitchField {...field('coOwnership.procedure')} />
          {hasProcedure && <TextField {...field('coOwnership.procedureDetail')} nullable maxLength={500} wide />}
        </>
      )}
      <LawNotes section="coOwnership" />
    </FormSection>
  );
}

/** Buildings of the property, where there are several. */
export function BuildingsSection(): ReactNode {
  const { t } = useTranslation('property');
  const { label, heading, numbered } = useFieldLabels();
  return (
    <FormSection title={label('structure')} lead={t('form.buildingsLead')} anchor={anchorOf('buildings')}>
      <RepeatedFields
        name="structure"
        empty={NEW_BUILDING}
        most={MAX_BUILDINGS}
        addLabel={t('form.addBuilding')}
        lineLabel={(number) => numbered('structure.*', number)}
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={heading('structure.*.name')} maxLength={100} />
            <NumberField name={`${path}.size`} label={heading('structure.*.size')} unit="m²" />
            <NumberField name={`${path}.floors`} label={heading('structure.*.floors')} />
            <NumberField name={`${path}.yearBuilt`} label={heading('structure.*.yearBuilt')} plain />
            <TextField name={`${path}.note`} label={heading('structure.*.note')} maxLength={300} />
          </>
        )}
      </RepeatedFields>
    </FormSection>
  );
}

/** Location beyond the address. */
export function PlaceSection(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  return (
    <FormSection title={t('form.section.place')} anchor={anchorOf('place')}>
      <TextField {...field('locationMetadata.district')} nullable maxLength={100} />
      <TextField {...field('locationMetadata.transport')} nullable maxLength={300} />
      <TextField {...field('locationMetadata.nearestStation')} nullable maxLength={100} />
      <TextField {...field('propertyMetadata.cadastre')} nullable maxLength={200} />
      <FloodField />
      <DateField {...field('locationMetadata.riskReportDate')} hint={t('form.riskReportHint')} max={dayOf()} />
      <LawNotes section="place" />
    </FormSection>
  );
}
