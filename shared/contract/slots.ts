/** What the home page is about at the moment. */
export interface HomeView {
  /** What concerns the person at work, or the whole agency. */
  whose: 'ME' | 'ALL';
  /** Today, a calendar day in France. */
  day: string;
}

/** A property that misses nothing of what a contact looks for; the score is 0 to 100. */
export interface CartPair {
  reference: string;
  contactId: number;
  score: number;
}

/**
 * The named places where one domain shows something of another. Props are ids only, and what comes back is ids too:
 * the component in a slot reads its own data.
 */
export interface SlotCatalogue {
  /**
   * One thing that waits for the person, as a link of a few words: "2 visites". Draws nothing when nothing waits, and
   * `<span hidden aria-busy>` while that is not known.
   */
  'home.summary': HomeView;
  /** What cannot wait, over everything else of the home page; draws nothing while nothing does. */
  'home.urgent': HomeView;
  /** Key figures of a domain, in one slim row. */
  'home.figures': HomeView;
  /** A card of the home page "Ma journée". */
  'home.widget': HomeView;
  'property.panel': { reference: string };
  /** After the displayed price of a property was lowered, in a dialog: whom to tell of it. */
  'property.priceDrop': { reference: string; before: number; after: number };
  /**
   * A small dialog in place of the form at `/contact/new`, open while it is mounted. `to` is the address of that form with
   * what is known: `/contact/new?type=owner&asked=…`. The requester receives the contact by `contact.saved`.
   */
  'contact.create': { to: string; onClose: () => void };
  'contact.panel': { contactId: number };
  /** Over what happened with a contact: a line to write down what happens now. */
  'contact.note': { contactId: number };
  'mandate.panel': { mandateId: number };
  /** One line of the cart page; `dense`: in two lines of text at most, for a list of which many are compared. */
  'cart.property': { reference: string; dense?: boolean };
  'cart.contact': { contactId: number; dense?: boolean };
  /** Which of the properties of the cart suit which of its contacts; tells the pairs that do, for the page to light. */
  'cart.matches': {
    references: readonly string[];
    contactIds: readonly number[];
    onPairs: (pairs: readonly CartPair[]) => void;
  };
  /** Something to do with what is chosen in the cart: a button. */
  'cart.action': { references: readonly string[]; contactIds: readonly number[] };
  /** What matches a customer's criteria, and who is interested in a property. */
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

/** Names that the contract keeps until its next major version though no page has a place for them any more. */
export const UNOFFERED_SLOTS: readonly SlotName[] = ['crossed.properties', 'crossed.contacts'];
