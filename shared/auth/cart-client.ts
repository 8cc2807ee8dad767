import { call, ProblemError } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { CartKeeper } from '@pignon/shared/state';

/** Reads and changes the cart on the server, which is the same on every machine of the user. */
export const cartKeeper: CartKeeper = {
  read: () => call('GET user/me/cart'),
  change: (body) => call('POST user/me/cart', { body }, { keepalive: true }),
  onRefused: (error) => {
    const message = error instanceof ProblemError ? (error.fields[0]?.message ?? error.message) : undefined;
    bus.publish('error.raised', { message: message ?? 'Une erreur est survenue' });
  },
};
