import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import {
  FileDuplicates,
  isNameOnly,
  recognisedBy,
  type Recognised,
} from '@pignon/shared/domain/contact/import/import-duplicates';
import { IMPORT_DUPLICATE_REASONS } from '@pignon/shared/domain/contact/import/import.enums';
import type { ReadLine } from '@pignon/shared/domain/contact/import/import-line';
import { ownersOf } from '@pignon/shared/domain/mandate/draft-mandate';
import { MAX_PRINCIPALS } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import type { TakeoverResult } from '@pignon/shared/domain/mandate/takeover/takeover.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { KnownDuplicate } from '../../contact/import/import-duplicates.repo';

/** A principal named by a line, with address. */
export interface NamedPrincipal {
  /** Identifies a principal across all lines. */
  key: number;
  fields: ContactFields;
  location: Location | null;
  recognised: Recognised;
}

/** The nth principal of a line. */
export const principalKey = (line: number, index: number): number => line * (MAX_PRINCIPALS + 1) + index;

export const namedPrincipal = (key: number, person: ReadLine, location: Location | null): NamedPrincipal => {
  const fields = { ...person.fields, location };
  return { key, fields, location, recognised: recognisedBy(fields, location?.city ?? '') };
};

export interface FoundPrincipal {
  source: TakeoverResult['principals'][number]['source'];
  contactId: number | null;
  /** `NamedPrincipal.key` of a principal to create; null for an existing one. */
  key: number | null;
  reasons: TakeoverResult['principals'][number]['reasons'];
  name: string;
}

const SAME_NAME = 'Plusieurs contacts portent ce nom\u00a0: indiquez l’e-mail, le téléphone ou la ville du mandant';
const NOBODY = 'Indiquez le mandant\u00a0: ce bien n’a pas de propriétaire';

/** Identifies the principals of lines: existing contacts, principals of an earlier line, or new persons. */
export class PrincipalFinder {
  private readonly before = new FileDuplicates();

  /** `known`: existing contacts that share data with each principal, by key. */
  constructor(private readonly known: ReadonlyMap<number, readonly KnownDuplicate[]>) {}

  /** Returns the principals of a line, or a sentence that says why they are ambiguous. */
  find(principals: readonly NamedPrincipal[], property: Property): FoundPrincipal[] | string {
    const owners = ownersOf(property);
    if (principals.length === 0) {
      if (owners.length === 0) return NOBODY;
      return owners.map((contactId) => ({ source: 'OWNERS', contactId, key: null, reasons: [], name: '' }));
    }
    const found = principals.map((principal) => this.findOne(principal, owners));
    return found.find((each) => typeof each === 'string') ?? found.filter((each) => typeof each !== 'string');
  }

  private findOne(principal: NamedPrincipal, owners: readonly number[]): FoundPrincipal | string {
    const { key, recognised } = principal;
    const existingContact = this.existingContact(principal, owners);
    if (existingContact !== null) return existingContact;
    const name = contactName(principal.fields);
    const same = this.before.find(recognised);
    if (same) return { source: 'LINE', contactId: null, key: same.line, reasons: same.reasons, name };
    this.before.add(recognised, key);
    return { source: 'NEW', contactId: null, key, reasons: [], name };
  }

  /** Finds a contact that shares e-mail, telephone, or name and town; owners of the property first. */
  private existingContact(
    { key, recognised }: NamedPrincipal,
    owners: readonly number[],
  ): FoundPrincipal | string | null {
    const shared = this.known.get(key) ?? [];
    const ids = [...new Set(shared.map(({ contactId }) => contactId))];
    const ownerIds = ids.filter((id) => owners.includes(id));
    const candidates = ownerIds.length > 0 ? ownerIds : ids;
    const weightOf = (id: number): number =>
      Math.min(
        ...shared
          .filter(({ contactId }) => contactId === id)
          .map(({ reason }) => IMPORT_DUPLICATE_REASONS.indexOf(reason)),
      );
    const [best, second] = candidates.sort((a, b) => weightOf(a) - weightOf(b) || a - b);
    if (best === undefined) return null;
    if (second !== undefined && isNameOnly(recognised)) return SAME_NAME;
    const reasons = IMPORT_DUPLICATE_REASONS.filter((each) =>
      shared.some(({ contactId, reason }) => contactId === best && reason === each),
    );
    return { source: 'CONTACT', contactId: best, key: null, reasons, name: '' };
  }
}
