/** Scope of the home page. */
export interface HomeView {
  /** The user's own records, or the whole agency's. */
  whose: 'ME' | 'ALL';
  /** Today, a calendar day in France. */
  day: string;
}

/** A property that meets all criteria of a contact; score from 0 to 100. */
export interface CartPair {
  reference: string;
  contactId: number;
  score: number;
}

/**
 * Slots where one domain shows content of another. Props and callbacks contain ids only: the component loads its own
 * data.
 */
export interface SlotCatalogue {
  /**
   * One pending count for the user, as a short link: "2 visites". Renders nothing at zero, and `<span hidden
   * aria-busy>` while unknown.
   */
  'home.summary': HomeView;
  /** Urgent items above the rest of the home page; renders nothing without any. */
  'home.urgent': HomeView;
  /** Key figures of a domain, in one slim row. */
  'home.figures': HomeView;
  /** A card of the home page "Ma journée". */
  'home.widget': HomeView;
  'property.panel': { reference: string };
  /** In a dialog after a property's displayed price dropped: customers to tell. */
  'property.priceDrop': { reference: string; before: number; after: number };
  /**
   * A small dialog in place of the form at `/contact/new`, open while mounted. `to` is the form's address with known
   * data: `/contact/new?type=owner&asked=…`. The requester receives the contact by `contact.saved`.
   */
  'contact.create': { to: string; onClose: () => void };
  'contact.panel': { contactId: number };
  /** Above a contact's timeline: a line to add an entry. */
  'contact.note': { contactId: number };
  'mandate.panel': { mandateId: number };
  /** One line of the cart page; `dense` limits it to two lines of text, for long lists. */
  'cart.property': { reference: string; dense?: boolean };
  'cart.contact': { contactId: number; dense?: boolean };
  /** Matches between the properties and the contacts of the cart; reports the pairs, which the page highlights. */
  'cart.matches': {
    references: readonly string[];
    contactIds: readonly number[];
    onPairs: (pairs: readonly CartPair[]) => void;
  };
  /** A button acting on the selection in the cart. */
  'cart.action': { references: readonly string[]; contactIds: readonly number[] };
  /** Properties that match a customer's criteria, and contacts interested in a property. */
  'crossed.properties': { contactId: number };
  'crossed.contacts': { reference: string };
}
export type SlotName = keyof SlotCatalogue;
export type SlotProps<N extends SlotName> = SlotCatalogue[N];

export const SLOT_NAMES = [
  'home.summary',
  'home.urgent',
  'home.figures',
  'home.widget',
  'property.panel',
  'property.priceDrop',
  'contact.create',
  'contact.panel',
  'contact.note',
  'mandate.panel',
  'cart.property',
  'cart.contact',
  'cart.matches',
  'cart.action',
  'crossed.properties',
  'crossed.contacts',
] as const satisfies readonly SlotName[];

/** Slots kept in the contract until its next major version although no page mounts them. */
export const UNOFFERED_SLOTS: readonly SlotName[] = ['crossed.properties', 'crossed.contacts'];
