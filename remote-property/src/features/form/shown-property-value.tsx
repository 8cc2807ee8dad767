import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatEuro, formatPercent, i18n, useTranslation } from '@pignon/shared/i18n';
import { ContactNames } from './contacts/contacts-box';

/** The catalogue of words of a place that holds one of a few. */
const WORDS: Readonly<Record<string, string>> = {
  transactionType: 'transactionType',
  propertyStatus: 'propertyStatus',
  propertyType: 'propertyType',
  features: 'feature',
  'propertyMetadata.heating': 'heating',
  'financialInfo.feeType': 'property:form.payer',
  'rentalInfo.chargeMode': 'property:form.chargeMode',
  'rentalInfo.rentalFeeMode': 'property:rent.feeMode',
  'location.precision': 'property:form.point',
};

const EUROS =
  /^(financialInfo\.(priceNoFees|monthlyExpenses|propertyTax)|rentalInfo\.(rent|deposit|tenantFee|inventoryFee|rentControl\..+)|coOwnership\.yearlyCharges|energyEfficiency\.cost(Min|Max))$/;
const AREAS = /^propertyMetadata\.(home|carrez|land)Size$/;

function Person({ loginEmail }: { loginEmail: string }): ReactNode {
  const { nameOf } = useColleagues();
  return nameOf(loginEmail);
}

function Rooms({ rooms }: { rooms: PropertyFields['rooms'] }): ReactNode {
  const { t } = useTranslation('property');
  return rooms.map(({ type, size, note }, index) => (
    <div key={index}>
      {[t(`roomType.${type}`), size !== null && formatArea(size), note].filter(Boolean).join(' · ')}
    </div>
  ));
}

function CoOwnership({ value }: { value: NonNullable<PropertyFields['coOwnership']> }): ReactNode {
  const { t } = useTranslation('property');
  const { lots, yearlyCharges } = value;
  const told = [
    t('answer.yes'),
    lots !== null && `${t('coOwnership.lots')}\u00a0: ${lots}`,
    yearlyCharges !== null && `${t('form.yearlyCharges')}\u00a0: ${formatEuro(yearlyCharges)}`,
  ];
  return told.filter(Boolean).join(' · ');
}

function shownNumber(path: string, value: number): ReactNode {
  if (EUROS.test(path)) return formatEuro(value);
  if (AREAS.test(path)) return formatArea(value);
  if (path === 'financialInfo.commissionRate') return formatPercent(value);
  return path.endsWith('yearBuilt') ? String(value) : undefined;
}

function shownText(path: string, value: string): ReactNode {
  if (path === 'negotiator') return <Person loginEmail={value} />;
  const words = WORDS[path];
  return words === undefined ? undefined : i18n.t(`${words}.${value}`);
}

/** One side of a conflict in words, where its kind alone would not tell it. */
export function showPropertyValue(path: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return shownNumber(path, value);
  if (typeof value === 'string') return shownText(path, value);
  if (path === 'rooms') return <Rooms rooms={value as PropertyFields['rooms']} />;
  if (path === 'features') return (value as string[]).map((one) => i18n.t(`feature.${one}`)).join(', ');
  if (path === 'contactTypes') return <ContactNames value={value as PropertyFields['contactTypes']} />;
  if (path.startsWith('contactTypes.'))
    return (value as string[]).map((one) => i18n.t(`contactType.${one}`)).join(', ');
  if (path === 'coOwnership') return <CoOwnership value={value as NonNullable<PropertyFields['coOwnership']>} />;
  return path === 'location' ? (value as PropertyFields['location']).label : undefined;
}
