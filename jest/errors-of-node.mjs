import { types } from 'node:util';

/** Tests run in a separate realm: makes `instanceof Error` accept errors that Node created. */
export function acceptErrorsOfNode(realm) {
  Object.defineProperty(realm.Error, Symbol.hasInstance, {
    value(value) {
      if (Function.prototype[Symbol.hasInstance].call(this, value)) return true;
      return this === realm.Error && types.isNativeError(value);
    },
  });
}
