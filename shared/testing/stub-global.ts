const before = new Map<string, PropertyDescriptor | undefined>();

/** Puts `value` in the place of a global until the test ends. */
export function stubGlobal(name: string, value: unknown): void {
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
}

/** Gives every global back that `stubGlobal` replaced; runs after each test. */
export function unstubGlobals(): void {
  for (const [name, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
  before.clear();
}
