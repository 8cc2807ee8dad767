import type { Fault } from './fault';
import { faults as ofBrowsers } from './rows/browser';
import { faults as ofNetworks } from './rows/network';
import { faults as ofPeople } from './rows/people';
import { faults as ofPlatform } from './rows/platform';
import { faults as ofServers } from './rows/servers';

/** Every fault, in the order of the table. */
export const FAULTS: readonly Fault[] = [...ofServers, ...ofNetworks, ...ofBrowsers, ...ofPeople, ...ofPlatform];
