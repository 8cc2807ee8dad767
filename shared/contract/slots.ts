/**
 * The named places where one domain shows something of another. Props are ids only: whoever fills a slot reads its own
 * data.
 */
export interface SlotCatalogue {
  /** A card of the home page "Ma journée". */
  'home.widget': object;
  'property.panel': { reference: string };
  'contact.panel': { contactId: number };
  'mandate.panel': { mandateId: number };
  /** One line of the cart page. */
  'cart.property': { reference: string };
  'cart.contact': { contactId: number };
  /** What matches a customer's criteria, and who is interested in a property. */
  'crossed.properties': { contactId: number };
  'crossed.contacts': { reference: string };
}
export type SlotName = keyof SlotCatalogue;
export type SlotProps<N extends SlotName> = SlotCatalogue[N];

export const SLOT_NAMES = [
  'home.widget',
  'property.panel',
  'contact.panel',
  'mandate.panel',
  'cart.property',
  'cart.contact',
  'crossed.properties',
  'crossed.contacts',
] as const satisfies readonly SlotName[];
