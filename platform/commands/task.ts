import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import type { RemoteStore } from '../store/remote-store';
import type { Order } from './order';

/** Where a command runs: the monorepo, or a remote's own repository. */
export interface Workplace {
  /** The host that was built here, for an order that names none. */
  builtHost: () => Promise<HostFile>;
  /** Builds a remote, where it changed, and puts it into the store. @throws when no remote is called so here */
  publish: (name: string, store: RemoteStore, host: HostFile) => Promise<RemoteDescriptor>;
}

/** An order, and what it is carried out with. */
export interface Task extends Order, Pick<Workplace, 'publish'> {
  store: RemoteStore;
  liveHost: () => Promise<HostFile>;
}
