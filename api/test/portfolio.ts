import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { insertManyContacts } from '../src/modules/contact/contact.service';
import { insertManyMandates } from '../src/modules/mandate/mandate.service';
import { insertManyProperties } from '../src/modules/property/property.service';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from './factories';
import type { World } from './world';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** Half past midnight in France, and the next morning. */
const ADDED: Readonly<Record<string, string>> = {
  LAND: '2026-11-20T23:30:00.000Z',
  RENTAL: '2026-11-21T10:00:00.000Z',
};

/** Four properties by reference: a house, a flat, a plot without price and a rental. */
function portfolio(owner: number): Record<string, PropertyFields> {
  return {
    HOUSE: propertyFields({ title: 'Maison à Évry', contactTypes: { [owner]: ['OWNER'] }, features: ['POOL'] }),
    FLAT: propertyFields({
      title: 'Appartement lumineux',
      features: ['LIFT', 'POOL', 'BALCONY'],
      propertyType: 'APARTMENT',
      figures: { homeSize: 45.5, landSize: null, roomCount: 2, bedroomCount: 1 },
      money: { priceNoFees: 180_000 },
      place: { city: 'Biarritz', insee: '64122', postcode: '64200', lat: 43.4832, lon: -1.5586 },
      energyEfficiency: { ...propertyFields().energyEfficiency, energyClass: 'G' },
      negotiator: 'paul@pignon.test',
    }),
    LAND: propertyFields({
      title: 'Terrain à bâtir',
      propertyType: 'LAND',
      figures: { homeSize: null, landSize: 900, roomCount: null, bedroomCount: null },
      money: { priceNoFees: null },
      place: { city: 'Pau', insee: '64445', postcode: '64000', lat: 43.2951, lon: -0.3708 },
    }),
    RENTAL: propertyFields({
      title: 'Studio meublé',
      transactionType: 'RENT',
      propertyType: 'APARTMENT',
      propertyStatus: 'RENTED',
      figures: { homeSize: 20, landSize: null, roomCount: 1, bedroomCount: 0 },
      money: { monthlyExpenses: 45 },
      rentalInfo: {
        rent: 505.5,
        rentExcludingVat: null,
        chargeMode: 'PROVISION',
        rentalFeeMode: 'ZONE_CAP',
        deposit: null,
        furnished: true,
        leaseType: 'STANDARD',
        leaseMonths: null,
        rentControl: null,
        tenantFee: null,
        inventoryFee: null,
        landlordFee: null,
        landlordInventoryFee: null,
      },
    }),
  };
}

/** Inserts the portfolio with its owner and mandates; returns the owner's id. */
export async function insertPortfolio(world: World): Promise<number> {
  return world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const items = Object.entries(portfolio(owner)).map(([reference, fields], index) => ({
      reference,
      fields,
      createdTime: ADDED[reference] ?? at(index),
    }));
    await insertManyProperties(tx, SOMEBODY, items);
    await insertManyMandates(tx, SOMEBODY, [
      { fields: mandateFields({ propertyRef: 'HOUSE', counterParts: [owner] }), life: { status: 'CLOSED' } },
      { fields: mandateFields({ propertyRef: 'HOUSE', counterParts: [owner] }), life: { status: 'RUNNING' } },
      { fields: mandateFields({ propertyRef: 'HOUSE', counterParts: [owner] }) },
      { fields: mandateFields({ propertyRef: 'FLAT', counterParts: [owner] }) },
    ]);
    return owner;
  });
}
