/** The package manager and its release, for npx. */
export const PNPM: string;
/** Runs pnpm for the workspace and records success. @returns whether it succeeded */
export function install(how: readonly string[]): boolean;
export function ensureInstalled(): void;
