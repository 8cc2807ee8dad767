import { types } from 'node:util';

/** Tests run in a realm of their own; an error that Node made is an Error there too. */
export function acceptErrorsOfNode(realm) {
  Object.defineProperty(realm.Error, Symbol.hasInstance, {
    value(value) {
      if (Function.prototype[Symbol.hasInstance].call(this, value)) return true;
      return this === realm.Error && types.isNativeError(value);
    },
  });
}
