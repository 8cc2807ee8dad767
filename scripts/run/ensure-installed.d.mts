/** The package manager and its release, for npx. */
export const PNPM: string;
/** Runs pnpm over the workspace with these options, and remembers that it was done. @returns whether it went well */
export function install(how: readonly string[]): boolean;
export function ensureInstalled(): void;
