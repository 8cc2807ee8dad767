const originalDescriptors = new Map<string, PropertyDescriptor | undefined>();

/** Replaces a global until the test ends. */
export function stubGlobal(name: string, value: unknown): void {
  if (!originalDescriptors.has(name)) originalDescriptors.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
}

/** Restores globals replaced by `stubGlobal`; runs after each test. */
export function unstubGlobals(): void {
  for (const [name, descriptor] of originalDescriptors) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
  originalDescriptors.clear();
}
