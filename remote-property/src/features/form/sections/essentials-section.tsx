import { uncapitalize } from '@pignon/shared/domain/common/french';
import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import {
  AddressField,
  FormField,
  FormSection,
  NumberField,
  RadioCardsField,
  SelectField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { ContactsBox } from '../contacts/contacts-box';
import { LawNotes } from '../law/law-notes';
import { PriceAmounts } from '../price/price-fields';
import { anchorOf } from './sections';

function NegotiatorField(): ReactNode {
  const { field } = useFieldLabels();
  const { negotiators, nameOf } = useColleagues();
  const selectedUser = useFormValue('negotiator');
  // a negotiator who left stays visible
  const isFormerUser =
    typeof selectedUser === 'string' && !negotiators.some(({ loginEmail }) => loginEmail === selectedUser);
  const people = [...negotiators.map(({ loginEmail }) => loginEmail), ...(isFormerUser ? [selectedUser] : [])];
  return (
    <SelectField {...field('negotiator')} options={people.map((value) => ({ value, label: nameOf(value) }))} nullable />
  );
}

/** How exactly an address is placed on the map. */
const pointHint = ({ lat, precision }: Location, t: (key: string, values?: { precision: string }) => string): string =>
  lat == null ? t('form.noPoint') : t('form.point', { precision: uncapitalize(t(`precision.${precision}`)) });

function PlaceField(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const location = useFormValue('location') as Location | null | undefined;
  return (
    <AddressField {...field('location')} hint={location?.label ? pointHint(location, t) : t('form.addressHint')} />
  );
}

/** Minimum facts of a property: the first screenful. */
export function Essentials(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const isLetting = useFormValue('transactionType') === 'RENT';
  return (
    <FormSection title={t('form.section.essentials')} anchor={anchorOf('essentials')}>
      <RadioCardsField
        {...field('transactionType')}
        required
        options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`form.transaction.${value}`) }))}
      />
      <SelectField
        {...field('propertyType')}
        options={PROPERTY_TYPES.map((value) => ({ value, label: t(`propertyType.${value}`) }))}
      />
      <TextField {...field('title')} placeholder={t('form.titleHint')} maxLength={200} />
      {isLetting ? <NumberField {...field('rentalInfo.rent')} unit={t('form.perMonth')} required /> : <PriceAmounts />}
      <PlaceField />
      <FormField {...field('contactTypes')} required wide>
        <ContactsBox />
      </FormField>
      <NegotiatorField />
      <LawNotes section="essentials" />
    </FormSection>
  );
}
