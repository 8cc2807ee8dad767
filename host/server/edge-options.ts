import type { RuntimeConfig } from '@pignon/shared/contract/runtime-config';

export interface EdgeOptions {
  /** Folder of the built host. */
  hostDist: string;
  /** Folder of published remotes and their registry. */
  storeDir: string;
  /** Remotes that are not as the store has them that is followed. */
  behind?: () => string[];
  /** Where the product API listens, for example `http://127.0.0.1:8081`. */
  apiUpstream: string;
  /** Where the identity emulator listens; unset with a real identity service. */
  emulatorUpstream?: string;
  /** The public configuration, asked for on every page so that a change needs no restart. */
  config: () => RuntimeConfig;
  /** Remotes that are being worked on, by name: the address of their development server. */
  overrides?: Readonly<Record<string, string>>;
  logLevel?: 'silent' | 'info' | 'warn' | 'error';
}
