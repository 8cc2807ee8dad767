import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { areaOf, presentClass } from '@pignon/shared/domain/property/certificate/current-energy-class';
import { energyClassOf, gesClassOf } from '@pignon/shared/domain/property/energy';
import { ENERGY_LABELS, EXEMPTIONS, type EnergyLabel } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { EnergyBadge } from '@pignon/shared/ui/core';
import { DateField, FormSection, NumberField, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { PresentClassNote } from '../../present-class-note';
import { LawNotes } from '../law/law-notes';
import { useTypedProperty } from '../use-typed-property';
import { AuditField } from './audit-field';
import { anchorOf } from './sections';
import styles from '../form.module.css';

/** Computed class; the certificate's own letter takes precedence. */
function Computed({ letter, scale }: { letter: EnergyLabel; scale?: 'ges' }): ReactNode {
  const { t } = useTranslation('property');
  return (
    <span className={styles.cap}>
      {t('form.computedClass')} <EnergyBadge letter={letter} scale={scale} />
    </span>
  );
}

/** Energy classes by the rules of the certificate's day, and by today's rules. */
function useClasses() {
  const typed = useTypedProperty();
  if (typed === null) return { dpe: null, ges: null, present: null };
  const { energyValue, gesValue, date } = typed.energyEfficiency;
  const basis = { area: areaOf(typed), day: date ?? dayOf() };
  return {
    dpe: energyValue !== null && gesValue !== null ? energyClassOf(energyValue, gesValue, basis) : null,
    ges: gesValue !== null ? gesClassOf(gesValue, basis) : null,
    present: presentClass(typed, dayOf()),
  };
}

/** Reason for a missing certificate: shown for that label. */
function ExemptionField(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  if (useFormValue('energyEfficiency.energyClass') !== 'NS') return null;
  return (
    <SelectField
      {...field('energyEfficiency.exemption')}
      options={EXEMPTIONS.map((value) => ({ value, label: t(`exemption.${value}`) }))}
      hint={t('form.exemptionHint')}
      noneLabel={t('form.unknown')}
      nullable
    />
  );
}

/** Energy certificate, and the audit required to sell some classes. */
export function EnergySection(): ReactNode {
  const { t } = useTranslation('property');
  const { label, field } = useFieldLabels();
  const { dpe, ges, present } = useClasses();
  const letters = (scale: 'dpe' | 'ges') =>
    ENERGY_LABELS.map((value) => ({
      value,
      label: value === 'VI' || value === 'NS' ? t(`energy.${scale}.${value}`) : value,
    }));
  return (
    <FormSection title={label('energyEfficiency')} lead={t('form.energyLead')} anchor={anchorOf('energy')}>
      <NumberField {...field('energyEfficiency.energyValue')} unit={t('energy.dpe.unit')} />
      <NumberField {...field('energyEfficiency.finalEnergyValue')} unit={t('energy.dpe.unit')} />
      <NumberField {...field('energyEfficiency.gesValue')} unit={t('energy.ges.unit')} />
      <SelectField
        {...field('energyEfficiency.energyClass')}
        options={letters('dpe')}
        hint={dpe && <Computed letter={dpe} />}
        noneLabel={t('form.unknown')}
        nullable
      />
      <SelectField
        {...field('energyEfficiency.gesClass')}
        options={letters('ges')}
        hint={ges && <Computed letter={ges} scale="ges" />}
        noneLabel={t('form.unknown')}
        nullable
      />
      <ExemptionField />
      {present && (
        <div className="pg-form-wide">
          <PresentClassNote present={present} />
        </div>
      )}
      <DateField {...field('energyEfficiency.date')} max={dayOf()} />
      <TextField {...field('energyEfficiency.ademeNumber')} nullable maxLength={13} />
      <NumberField {...field('energyEfficiency.costMin')} unit={t('form.perYear')} />
      <NumberField {...field('energyEfficiency.costMax')} unit={t('form.perYear')} />
      <DateField {...field('energyEfficiency.costReferenceDate')} hint={t('form.costDateHint')} />
      <AuditField />
      <LawNotes section="energy" />
    </FormSection>
  );
}
