/** Runs pnpm over the workspace with these options, and remembers that it was done. @returns whether it went well */
export function install(how: readonly string[]): boolean;
export function ensureInstalled(): void;
