import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';

type Kind = Exclude<ContactType, 'NEGOTIATOR'>;
export interface ContactRange {
  kind: Kind;
  /** First contact id of the kind. */
  first: number;
  count: number;
}

/** Share of each kind; the remaining third are customers. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ['OWNER', 0.3734],
  ['TENANT', 0.16],
  ['NOTARY', 0.04],
  ['PARTNER', 0.04],
  ['SUPPLIER', 0.0534],
];

/** One customer in this many has been inactive for years. */
const INACTIVE_EVERY = 14;

/** Contact ids by kind, so that any record can name its owner, buyer or notary without having drawn them all. */
export class ContactRanges {
  private readonly ranges: ReadonlyMap<Kind, ContactRange>;

  constructor(readonly total: number) {
    const ranges = new Map<Kind, ContactRange>();
    let first = 1;
    for (const [kind, share] of SHARES) {
      const count = Math.max(1, Math.floor(total * share));
      ranges.set(kind, { kind, first, count });
      first += count;
    }
    ranges.set('CUSTOMER', { kind: 'CUSTOMER', first, count: Math.max(1, total - first + 1) });
    this.ranges = ranges;
  }

  of(kind: Kind): ContactRange {
    const range = this.ranges.get(kind);
    if (!range) throw new Error(`no range of ${kind}`);
    return range;
  }

  kindOf(id: number): Kind {
    for (const range of this.ranges.values())
      if (id >= range.first && id < range.first + range.count) return range.kind;
    throw new Error(`contact ${id} is in no range`);
  }

  /** The nth contact of a kind, cycling through all of them in a scattered order. */
  nth(kind: Kind, n: number): number {
    const { first, count } = this.of(kind);
    let step = Math.max(1, Math.floor(count * 0.618));
    while (gcd(step, count) !== 1) step += 1;
    return first + ((n * step) % count);
  }

  /** True for a customer without activity for years. */
  isInactive(id: number): boolean {
    const { first, count } = this.of('CUSTOMER');
    return count > INACTIVE_EVERY && id > first && id < first + count && (id - first) % INACTIVE_EVERY === 0;
  }

  /** The nth active customer. */
  activeCustomer(n: number): number {
    const id = this.nth('CUSTOMER', n);
    return this.isInactive(id) ? id - 1 : id;
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
