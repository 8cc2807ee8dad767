import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import type { RemoteStore } from '../store/remote-store';
import type { ParsedCommand } from './parse-command';

/** Where a command runs: the monorepo, or a remote's own repository. */
export interface Workplace {
  /** Describes the host built here, for orders without an address. */
  builtHost: () => Promise<HostFile>;
  /** Builds a remote if it changed, and publishes it. @throws when no such remote exists here */
  publish: (name: string, store: RemoteStore, host: HostFile) => Promise<RemoteDescriptor>;
}

/** A command with the function that runs it. */
export interface Task extends ParsedCommand, Pick<Workplace, 'publish'> {
  store: RemoteStore;
  liveHost: () => Promise<HostFile>;
}
