import { frenchEuros } from '../../common/french';
import { HALF } from '../../property/price/fee-terms';
import { DEFAULT_COMMISSION_RATE } from '../../property/property-draft';
import type { PropertyType } from '../../property/property.enums';
import { DWELLINGS } from '../../property/property-groups';
import type { PropertyFields } from '../../property/property.schema';
import type { FieldReader } from '../field-reader';
import { readBoolean } from '../values';
import { includesCharges } from './charges';
import type { Money } from './money';

type Rental = NonNullable<PropertyFields['rentalInfo']>;

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const SAME = 0.01;

function rentControl(rent: number, reader: FieldReader): Rental['rentControl'] {
  const increased = reader.euros('referenceRentIncreased');
  const [baseRent, complement] = [reader.euros('baseRent'), reader.euros('rentComplement')];
  const isControlled = readBoolean(reader.raw('rentControl'));
  if (increased === null) {
    if (isControlled === true || baseRent !== null)
      reader.noteAssumption('Loyer encadré sans loyer de référence majoré\u00a0: l’encadrement est à compléter.');
    return null;
  }
  if (isControlled === false)
    reader.noteAssumption(
      'Le champ 333 dit le loyer libre, le champ 332 donne un loyer de référence\u00a0: il est gardé.',
    );
  if (baseRent !== null && Math.abs(baseRent + (complement ?? 0) - rent) > SAME)
    reader.noteAssumption(
      `Loyer de base et complément (${frenchEuros(baseRent + (complement ?? 0))}) ne font pas le loyer hors charges (${frenchEuros(rent)}).`,
    );
  // The increased reference is 20 % above the reference, by law.
  return {
    referenceRent: cents(increased / 1.2),
    referenceRentIncreased: increased,
    baseRent: baseRent ?? rent,
    complement,
  };
}

/** Field 14 contains the amount, or a flag that the rent excludes VAT; field 208 is the annual rent likewise. */
function rentExcludingVat(rent: number, reader: FieldReader): number | null {
  const flag = readBoolean(reader.raw('rentExcludingVat'));
  const yearly = reader.euros('yearlyRentExcludingVat');
  const stated = flag === null ? reader.euros('rentExcludingVat') : null;
  if (stated !== null) {
    if (yearly !== null && Math.abs(yearly - stated * 12) > 12)
      reader.noteAssumption(
        `Le loyer annuel hors taxes (${frenchEuros(yearly)}) ne fait pas douze mois de ${frenchEuros(stated)}\u00a0: le loyer mensuel est retenu.`,
      );
    return stated;
  }
  if (yearly !== null) {
    reader.noteAssumption(`Loyer hors taxes pris du loyer annuel (${frenchEuros(yearly)} sur douze mois).`);
    return cents(yearly / 12);
  }
  return flag === true ? rent : null;
}

/** 1 flat, 2 a provision; a refund against receipts is settled every year too. */
function chargeMode(charges: number, reader: FieldReader): Rental['chargeMode'] {
  const code = reader.raw('chargeMode').trim();
  if (!['1', '2', '3'].includes(code) && charges > 0)
    reader.noteAssumption('Le règlement des charges n’est pas dit (champ 304)\u00a0: pris pour une provision.');
  return code === '1' ? 'FLAT' : 'PROVISION';
}

/** Reads a rental, or why it is unreadable. The displayed rent includes charges unless stated otherwise. */
export function readRental(displayed: number, propertyType: PropertyType, reader: FieldReader): Money | string {
  const charges = reader.money('charges');
  if (charges === null || charges < 0) return 'Charges mensuelles manquantes';
  const monthlyExpenses = cents(charges);
  const included = includesCharges(displayed, monthlyExpenses, reader);
  const rent = cents(included ? displayed - monthlyExpenses : displayed);
  if (rent <= 0) return 'Les charges dépassent le loyer';
  const tenantFee = reader.euros('fees');
  return {
    financialInfo: {
      priceNoFees: null,
      feeType: 'BUYER',
      commissionRate: DEFAULT_COMMISSION_RATE,
      commissionAmount: null,
      buyerShare: HALF,
      monthlyExpenses,
      propertyTax: null,
      priceHistory: [],
    },
    rentalInfo: {
      rent,
      rentExcludingVat: rentExcludingVat(rent, reader),
      chargeMode: chargeMode(monthlyExpenses, reader),
      rentalFeeMode: tenantFee === null && DWELLINGS.includes(propertyType) ? 'ZONE_CAP' : 'FLAT',
      deposit: reader.euros('deposit'),
      furnished: reader.yes('furnished'),
      leaseType: 'STANDARD',
      leaseMonths: null,
      rentControl: rentControl(rent, reader),
      tenantFee,
      inventoryFee: reader.euros('inventoryFee'),
      landlordFee: null,
      landlordInventoryFee: null,
    },
  };
}
