import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');
export const REMOTE_NAMES = ['property', 'contact', 'mandate', 'activity', 'admin'] as const;

/** What is built apart: the host, and each remote. The host takes longest and so goes first. */
export const PACKAGES = ['host', ...REMOTE_NAMES.map((name) => `remote-${name}`)];

export const rootOf = (name: string): string => path.join(REPOSITORY, name);
export const distOf = (name: string): string => path.join(REPOSITORY, name, 'dist');
export const DEFAULT_STORE = path.join(REPOSITORY, '.data/store');
