import type { RemoteDefinition } from '../contract/define-remote';

/** The module that a bare `import()` of `remote.ts` names, as compiled code has it: `./pages/list.page`. */
const fileOf = (lazy: unknown): string => /["'](\.\/[^"']+)["']/.exec(String(lazy))?.[1] ?? 'no file';

/** What a remote offers, to whom, where and under which words, as a reviewer reads it. Lazy parts are named by their files. */
export function remoteRecord(definition: RemoteDefinition): string {
  const readable = (_: string, value: unknown): unknown => (typeof value === 'function' ? fileOf(value) : value);
  return `${JSON.stringify(definition, readable, 2)}\n`;
}
