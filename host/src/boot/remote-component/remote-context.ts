import { createContext } from 'react';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';

/** Remote of the component rendered here; undefined in the host's own screens. */
export const RemoteContext = createContext<LiveRemote | undefined>(undefined);
