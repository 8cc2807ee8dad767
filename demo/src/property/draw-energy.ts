import { energyClassOf, gesClassOf } from '@pignon/shared/domain/property/energy';
import { NO_CERTIFICATE } from '@pignon/shared/domain/property/property-draft';
import { DWELLINGS } from '@pignon/shared/domain/property/property-groups';
import type { HeatingKind, PropertyType, TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { Calendar } from '../calendar';
import type { Random } from '../random';
import type { Dwelling } from './dwelling';

type Energy = PropertyFields['energyEfficiency'];

/** kgCO2eq per kWh of each way of heating. */
const CARBON: Readonly<Record<HeatingKind, number>> = {
  ELECTRIC: 0.035,
  HEAT_PUMP: 0.028,
  WOOD: 0.022,
  DISTRICT: 0.11,
  GAS: 0.2,
  OIL: 0.29,
  OTHER: 0.08,
};

export function drawHeating(yearBuilt: number, random: Random): HeatingKind {
  return yearBuilt > 2005
    ? random.weighted({ HEAT_PUMP: 55, ELECTRIC: 25, GAS: 15, WOOD: 5 })
    : random.weighted({ GAS: 44, ELECTRIC: 34, OIL: 7, HEAT_PUMP: 9, WOOD: 6 });
}

/** Days before the reference day of the first certificates that are still valid (1 July 2021). */
function certificateAge(calendar: Calendar, age: number, random: Random): number {
  const sinceReform = Math.floor((Date.parse(calendar.day(0)) - Date.parse('2021-07-05')) / 86_400_000);
  return Math.min(sinceReform, age + random.int(2, 400));
}

interface EnergyInput {
  propertyType: PropertyType;
  transactionType: TransactionType;
  dwelling: Dwelling;
  heating: HeatingKind | null;
  insee: string;
  age: number;
}

/** A certificate that agrees with the age, the upkeep and the heating; a dwelling to let is never class G. */
export function drawEnergy(input: EnergyInput, calendar: Calendar, random: Random): Energy {
  const { propertyType, dwelling, heating } = input;
  if (propertyType === 'LAND' || propertyType === 'PARKING')
    return { ...NO_CERTIFICATE, energyClass: 'NS', gesClass: 'NS' };
  const size = dwelling.homeSize ?? 50;
  const small = size < 35 ? 60 : 0;
  const drawnValue = Math.round(Math.max(38, random.bell(395 - 330 * dwelling.condition + small, 38)));
  const energyValue = input.transactionType === 'RENT' ? Math.min(drawnValue, 318) : drawnValue;
  const carbon = Math.max(1, Math.round(energyValue * CARBON[heating ?? 'ELECTRIC'] * random.between(0.85, 1.1)));
  const gesValue = input.transactionType === 'RENT' ? Math.min(carbon, 68) : carbon;
  const date = calendar.day(-certificateAge(calendar, input.age, random));
  const basis = { area: DWELLINGS.includes(propertyType) ? size : null, day: date };
  const cost = energyValue * size * random.between(0.085, 0.115);
  const costMin = Math.round((cost * 0.87) / 10) * 10;
  return {
    ...NO_CERTIFICATE,
    date,
    ademeNumber: `${date.slice(2, 4)}${input.insee.slice(0, 2)}E${random.int(1_000_000, 9_999_999)}${random.pick(['A', 'J', 'K', 'N', 'P', 'S', 'T', 'V', 'X', 'Y'])}`,
    energyValue,
    finalEnergyValue: null,
    energyClass: energyClassOf(energyValue, gesValue, basis),
    gesValue,
    gesClass: gesClassOf(gesValue, basis),
    costMin,
    costMax: Math.round((costMin * 1.36) / 10) * 10,
    costReferenceDate: `${Math.max(2021, Number(date.slice(0, 4)) - 1)}-01-01`,
  };
}
