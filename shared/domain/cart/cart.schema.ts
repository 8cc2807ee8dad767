import { z } from 'zod';
import { MAX_CART } from './cart.limits';
import { ReferenceSchema } from '../property/property.schema';

const Properties = z.array(ReferenceSchema).max(MAX_CART, `Un panier contient au plus ${MAX_CART} biens`);
const Contacts = z
  .array(z.int().min(1).max(Number.MAX_SAFE_INTEGER))
  .max(MAX_CART, `Un panier contient au plus ${MAX_CART} contacts`);

/** Cart of a user, in the order of addition. */
export const CartSchema = z.strictObject({
  properties: Properties,
  contacts: Contacts,
  /** Increases with every change; 0 before the first. The higher of two responses is newer. */
  version: z.int().min(0),
});
export type StoredCart = z.infer<typeof CartSchema>;

const Items = z.strictObject({ properties: Properties.default([]), contacts: Contacts.default([]) });
const NOTHING = { properties: [], contacts: [] };

/**
 * Additions and removals, never the whole cart: simultaneous changes of two screens both apply, and a repeated change
 * has no effect. An item both added and removed is removed.
 */
export const CartChange = z.strictObject({ add: Items.default(NOTHING), remove: Items.default(NOTHING) });
export type CartChange = z.output<typeof CartChange>;
