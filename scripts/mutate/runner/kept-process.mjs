/* Jest loads its runner of tests by itself, apart from what Stryker loads: here the two find each other in one process. */
const KEPT = Symbol.for('pignon.kept-runtime');

/** @returns a promise of the runtime that the next start of Jest in this process keeps */
export const nextKeptRuntime = () => new Promise((resolve) => (globalThis[KEPT] = resolve));

export const giveKeptRuntime = (kept) => globalThis[KEPT](kept);
