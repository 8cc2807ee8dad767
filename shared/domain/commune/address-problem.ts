import { frenchList } from '../common/french';
import type { Location } from '../common/geo/location.schema';
import type { FieldProblem } from '../common/problem';
import { isCedex } from './city-key';
import type { Commune } from './commune.schema';
import { departmentOf, isInDepartment } from './postcode';

/** Facts about a typed address from the table of communes. */
export interface AddressFacts {
  /** Commune by INSEE code; without a code, by postcode and city. */
  commune: Commune | null;
  /** All communes with the city's name. */
  namesakes: readonly Commune[];
  /** True when a commune of France has the postcode. */
  isPostcode: boolean;
}

/** Owner of an address: a property is in France; a contact may live abroad or use a CEDEX. */
export type AddressOwner = 'PROPERTY' | 'CONTACT';

type WrittenTown = Pick<Location, 'insee' | 'postcode' | 'city'>;

const SHOWN = 3;

function wrongPostcode(postcode: string, { name, postcodes }: Commune): string {
  const known = frenchList(postcodes.slice(0, SHOWN));
  const all = postcodes.length > SHOWN ? `${postcodes.slice(0, SHOWN).join(', ')}…` : known;
  return `Le code postal ${postcode} n’est pas celui de ${name} (${all}).`;
}

/** Firms and offices have postcodes of their own, which are in no table of communes. */
function cedexAdvice(owner: AddressOwner, { city }: WrittenTown, { name }: Commune): string {
  if (owner === 'CONTACT') return ` Pour une adresse CEDEX, écrivez «\u00a0${name} CEDEX\u00a0» comme commune.`;
  return isCedex(city) ? ' Un bien n’est pas situé par une adresse CEDEX.' : '';
}

function problemInCommune(
  writtenTown: WrittenTown & { postcode: string },
  commune: Commune,
  facts: AddressFacts,
  owner: AddressOwner,
): string | null {
  const { postcode, city } = writtenTown;
  if (commune.postcodes.length === 0 || commune.postcodes.includes(postcode)) return null;
  if (owner === 'CONTACT' && isCedex(city) && !facts.isPostcode) return null;
  const advice = facts.isPostcode ? '' : cedexAdvice(owner, writtenTown, commune);
  return `${wrongPostcode(postcode, commune)}${advice}`;
}

/** Checks a city whose namesakes all have other postcodes. Abroad a name may coincide: "18001 Grenade". */
function problemOfName({ postcode }: { postcode: string }, facts: AddressFacts, owner: AddressOwner): string | null {
  const { namesakes, isPostcode } = facts;
  const [first] = namesakes;
  if (!first) return null;
  const inFrance =
    owner === 'PROPERTY' || isPostcode || namesakes.some(({ insee }) => isInDepartment(insee, departmentOf(postcode)));
  if (!inFrance) return null;
  if (namesakes.length === 1) return wrongPostcode(postcode, first);
  return `Le code postal ${postcode} n’est celui d’aucune commune nommée ${first.name}. Choisissez la commune dans la liste.`;
}

/**
 * Validates a typed address. An INSEE code must be a commune's, and the postcode one of that commune's (base officielle
 * des codes postaux, La Poste). An unknown city is accepted. @returns the problem with its field, or null
 */
export function addressProblem(
  writtenTown: WrittenTown,
  facts: AddressFacts,
  owner: AddressOwner,
): FieldProblem | null {
  const { insee, postcode, city } = writtenTown;
  const { commune } = facts;
  if (insee !== null && commune === null)
    return {
      path: 'location.insee',
      message: `Aucune commune n’a le code INSEE ${insee}. Choisissez la commune dans la liste.`,
    };
  if (postcode === null) return null;
  const message = commune
    ? problemInCommune({ insee, postcode, city }, commune, facts, owner)
    : isCedex(city) && owner === 'CONTACT' && !facts.isPostcode
      ? null
      : problemOfName({ postcode }, facts, owner);
  return message === null ? null : { path: 'location.postcode', message };
}
