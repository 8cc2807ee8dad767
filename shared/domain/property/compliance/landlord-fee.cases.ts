import { NEW_RENTAL } from '../property-draft';
import { landlordFeeProblems } from './landlord-fee-rules';

interface Parts {
  tenantFee: number | null;
  inventoryFee: number | null;
  landlordFee: number | null;
  landlordInventoryFee: number | null;
}

const LAW = 'loi 89-462 du 6 juillet 1989, art. 5 I';

type Sum = readonly [total: number | null, inventory: number | null];

const ROWS: readonly [tenant: Sum, landlord: Sum, blocked: string | null, why: string][] = [
  [[553.5, 150], [553.5, 150], null, 'as much for each act'],
  [[553.5, 150], [900, 200], null, 'the landlord pays more for each act'],
  [[600, 150], [553.5, 150], 'tenantFee', '450 for visit, file and lease against 403.50'],
  [[553.5, 150], [553.49, 150], 'tenantFee', '403.50 against 403.49'],
  [[553.5, 150], [553.5, 100], 'inventoryFee', '150 for the inventory against 100'],
  [[553.5, 150], [553.5, 200], 'tenantFee', 'as much in all, but 403.50 against 353.50 without the inventory'],
  [[400, 0], [400, 0], null, 'no inventory is billed'],
  [[400, 0], [500, 150], 'tenantFee', '400 against 350'],
  [[500, null], [500, null], null, 'inventories that are not told apart: the sums'],
  [[500, null], [499.99, null], 'tenantFee', '500 against 499.99'],
  [[500, 150], [450, null], 'tenantFee', '500 against 450, of which nobody knows the inventory'],
  [[500, null], [0, 0], 'tenantFee', '500 against nothing'],
  [[0, null], [0, null], null, 'the tenant pays nothing'],
  [[0, 0], [null, null], null, 'the tenant pays nothing'],
  [[null, null], [null, null], null, 'nothing is known of the tenant’s fees'],
  [[553.5, 150], [null, null], null, 'nothing is known of the landlord’s: told, but not against the law'],
  [[100, 50], [100, 150], 'landlordInventoryFee', 'an inventory of more than the whole'],
];

/** Field whose legal problem blocks an advertisement. */
export const cases = {
  chapter: 'letting-fee caps',
  rule: (parts: Parts): string[] =>
    landlordFeeProblems({ ...NEW_RENTAL, ...parts })
      .filter(({ severity }) => severity === 'BLOCKING')
      .map(({ path }) => path),
  cases: ROWS.map(([tenant, landlord, blocked, reason]) => ({
    name: `the tenant pays ${tenant.join(', inventory ')}, the landlord ${landlord.join(', inventory ')}`,
    input: {
      tenantFee: tenant[0],
      inventoryFee: tenant[1],
      landlordFee: landlord[0],
      landlordInventoryFee: landlord[1],
    },
    expected: blocked === null ? [] : [`rentalInfo.${blocked}`],
    source: `${LAW}: ${reason}`,
  })),
};
