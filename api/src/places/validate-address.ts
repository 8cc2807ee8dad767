import { namedAddress } from '@pignon/shared/domain/common/geo/address';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { addressProblem, type AddressOwner } from '@pignon/shared/domain/commune/address-problem';
import { sameValue } from '@pignon/shared/domain/form/values';
import { isCalled } from './commune-index';
import { loadCommunes, type Commune, type Communes } from './communes';

const shared = ({ insee, name, postcodes }: Commune) => ({ insee, name, postcodes: [...postcodes] });

/** Adds code and name of the commune; unchanged when it is unknown. */
export function withCommune(location: Location, communes: Communes): Location {
  const commune = communes.locate(location);
  return commune ? namedAddress(location, commune) : location;
}

type TownOf = Pick<Location, 'insee' | 'postcode' | 'city'>;

const isSame = (a: TownOf, b: TownOf): boolean => a.insee === b.insee && a.postcode === b.postcode && a.city === b.city;

/**
 * Validates commune and postcode of an address; an unchanged stored address is not checked. @returns the problem, or
 * null
 */
export function problemOfAddress(
  location: Location,
  before: Location | null,
  owner: AddressOwner,
  communes: Communes,
): FieldProblem | null {
  if (before && isSame(location, before)) return null;
  const commune = communes.locate(location);
  const facts = {
    commune: commune ? shared(commune) : null,
    // a hamlet may share its name with a former commune elsewhere
    namesakes: communes
      .namesakes(location.city)
      .filter((each) => isCalled(each, location.city))
      .map(shared),
    isPostcode: location.postcode !== null && communes.withPostcode(location.postcode).length > 0,
  };
  return addressProblem(location, facts, owner);
}

export interface ValidatedAddress<Address extends Location | null> {
  location: Address;
  problem: FieldProblem | null;
}

/** Resolves an address, with its problem; skips one that equals `before`. */
export async function settleAddress<Address extends Location | null>(
  location: Address,
  before: Location | null,
  owner: AddressOwner,
): Promise<ValidatedAddress<Address>> {
  if (location === null || sameValue(location, before)) return { location, problem: null };
  const communes = await loadCommunes();
  return {
    location: withCommune(location, communes) as Address,
    problem: problemOfAddress(location, before, owner, communes),
  };
}
