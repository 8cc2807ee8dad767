/** Places whose value is a number: what is typed there and is none counts as nothing where the record is reckoned with. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['homeSize', 'carrezSize', 'landSize', 'roomCount', 'bedroomCount', 'floor', 'floors', 'yearBuilt'],
  ...[
    'size',
    'fullSize',
    'priceNoFees',
    'monthlyExpenses',
    'propertyTax',
    'rent',
    'deposit',
    'tenantFee',
    'inventoryFee',
  ],
  ...['referenceRent', 'referenceRentIncreased', 'baseRent', 'complement', 'lots', 'yearlyCharges'],
  ...['energyValue', 'gesValue', 'costMin', 'costMax'],
]);

/** Values as they can be reckoned with while they are typed: « 12 rue » in the place of a number is none. */
export function readable<V>(value: V, key = ''): V {
  if (NUMBERS.has(key) && typeof value !== 'number') return null as V;
  if (Array.isArray(value)) return value.map((item: unknown) => readable(item)) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, readable(inner as unknown, name)]),
  ) as V;
}
