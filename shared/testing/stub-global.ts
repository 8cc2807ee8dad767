const before = new Map<string, PropertyDescriptor | undefined>();

/** Replaces a global until the test ends. */
export function stubGlobal(name: string, value: unknown): void {
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
}

/** Restores globals replaced by `stubGlobal`; runs after each test. */
export function unstubGlobals(): void {
  for (const [name, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
  before.clear();
}
