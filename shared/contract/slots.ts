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
 * The named places where one domain shows something of another. Props are ids only, and what is told back is ids too:
 * whoever fills a slot reads its own data.
 */
export interface SlotCatalogue {
  /**
   * One thing that waits for the person, as a link of a few words: "2 visites". Draws nothing when nothing waits, and
   * `<span hidden aria-busy>` while that is not known.
   */
  'home.summary': HomeView;
  /** Key figures of a domain, in one slim row. */
  'home.figures': HomeView;
  /** A card of the home page "Ma journée". */
  'home.widget': HomeView;
  'property.panel': { reference: string };
  /** After the displayed price of a property was lowered, in a dialog: whom to tell of it. */
  'property.priceDrop': { reference: string; before: number; after: number };
  'contact.panel': { contactId: number };
  /** Over what happened with a contact: a line to write down what happens now. */
  'contact.note': { contactId: number };
  'mandate.panel': { mandateId: number };
  /** One line of the cart page. */
  'cart.property': { reference: string };
  'cart.contact': { contactId: number };
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
  'home.figures',
  'home.widget',
  'property.panel',
  'property.priceDrop',
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
