import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { energyClassOf, gesClassOf } from '@pignon/shared/domain/property/energy';
import { ENERGY_LABELS, type EnergyLabel } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { EnergyBadge } from '@pignon/shared/ui/core';
import { DateField, FormSection, NumberField, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { LawNotes } from '../law/law-notes';
import { anchorOf } from './sections';
import styles from '../form.module.css';

/** The class that the values give: the certificate's own letter goes before. */
function Computed({ letter, scale }: { letter: EnergyLabel; scale?: 'ges' }): ReactNode {
  const { t } = useTranslation('property');
  return (
    <span className={styles.cap}>
      {t('form.computedClass')} <EnergyBadge letter={letter} scale={scale} />
    </span>
  );
}

/** The energy certificate. */
export function EnergySection(): ReactNode {
  const { t } = useTranslation('property');
  const energy = useFormValue('energyEfficiency.energyValue');
  const ges = useFormValue('energyEfficiency.gesValue');
  const letters = (scale: 'dpe' | 'ges') =>
    ENERGY_LABELS.map((value) => ({
      value,
      label: value === 'VI' || value === 'NS' ? t(`energy.${scale}.${value}`) : value,
    }));
  const dpe = typeof energy === 'number' && typeof ges === 'number' ? energyClassOf(energy, ges) : null;
  return (
    <FormSection title={t('form.section.energy')} lead={t('form.energyLead')} anchor={anchorOf('energy')}>
      <NumberField name="energyEfficiency.energyValue" label={t('form.energyValue')} unit={t('energy.dpe.unit')} />
      <NumberField name="energyEfficiency.gesValue" label={t('form.gesValue')} unit={t('energy.ges.unit')} />
      <SelectField
        name="energyEfficiency.energyClass"
        label={t('form.energyClass')}
        options={letters('dpe')}
        hint={dpe && <Computed letter={dpe} />}
        noneLabel={t('form.unknown')}
        nullable
      />
      <SelectField
        name="energyEfficiency.gesClass"
        label={t('form.gesClass')}
        options={letters('ges')}
        hint={typeof ges === 'number' && <Computed letter={gesClassOf(ges)} scale="ges" />}
        noneLabel={t('form.unknown')}
        nullable
      />
      <DateField name="energyEfficiency.date" label={t('form.energyDate')} max={dayOf()} />
      <TextField name="energyEfficiency.ademeNumber" label={t('form.ademe')} nullable maxLength={13} />
      <NumberField name="energyEfficiency.costMin" label={t('form.costMin')} unit={t('form.perYear')} />
      <NumberField name="energyEfficiency.costMax" label={t('form.costMax')} unit={t('form.perYear')} />
      <DateField name="energyEfficiency.costReferenceDate" label={t('form.costDate')} hint={t('form.costDateHint')} />
      <LawNotes section="energy" />
    </FormSection>
  );
}
