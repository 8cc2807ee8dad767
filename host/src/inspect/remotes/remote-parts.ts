import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { ENTRY_PART } from '@pignon/shared/federation/runtime/load-measure';
import type { ExposedModuleState } from '@pignon/shared/federation/runtime/exposed-module-store';
import type { LoadTime, LoadTimes } from './load-times';

export type PartKind = 'entry' | 'page' | 'slot' | 'messages' | 'style';
export type LoadState = 'notAsked' | ExposedModuleState['state'];

/** A part of a remote that loads separately. */
export interface Part {
  kind: PartKind;
  /** The module as exposed, or the file of a style sheet. */
  name: string;
  /** Paths of a page, or names of slots. */
  places: readonly string[];
  state: LoadState;
  errorId?: string;
  time?: LoadTime;
}

interface RemoteFacts {
  /** The version in use. */
  used: LiveRemote;
  /** State of the modules of the requested version. */
  states: readonly ExposedModuleState[];
  times: LoadTimes;
}

/** The folder of a remote's files, as an address. */
const baseOf = ({ entry }: LiveRemote): string => new URL('.', new URL(entry, location.href)).href;

/** Exposed modules, each with the routes and slots that use it. */
function exposedModules({ routes, slots }: LiveRemote): { kind: 'page' | 'slot'; name: string; places: string[] }[] {
  const moduleByExpose = new Map<string, { kind: 'page' | 'slot'; name: string; places: string[] }>();
  const addModule = (kind: 'page' | 'slot', name: string, place: string) => {
    const knownModule = moduleByExpose.get(name);
    if (knownModule) knownModule.places.push(place);
    else moduleByExpose.set(name, { kind, name, places: [place] });
  };
  for (const route of routes) if ('expose' in route) addModule('page', route.expose, route.path);
  for (const { slot, expose } of slots) addModule('slot', expose, slot);
  return [...moduleByExpose.values()];
}

/** Lists every part of a remote in loading order, including those not requested yet. */
export function partsOf({ used, states, times }: RemoteFacts): Part[] {
  const timeOf = (part: string) => times.of(used.name, used.version, part);
  const stateOf = (time: LoadTime | undefined): LoadState => (time ? 'loaded' : 'notAsked');
  const entry = timeOf(ENTRY_PART);
  const styles = [...times.styles(baseOf(used))].map(([address, time]): Part => {
    const name = address.slice(address.lastIndexOf('/') + 1);
    return { kind: 'style', name, places: [], state: 'loaded', time };
  });
  const messages = Object.entries(used.messages).map(([language, name]): Part => {
    const time = timeOf(name);
    return { kind: 'messages', name, places: [language], state: stateOf(time), time };
  });
  return [
    {
      kind: 'entry',
      name: used.entry.slice(used.entry.lastIndexOf('/') + 1),
      places: [],
      state: stateOf(entry),
      time: entry,
    },
    ...messages,
    ...exposedModules(used).map((exposedModule): Part => {
      const exposedState = states.find(({ expose }) => expose === exposedModule.name);
      const time = timeOf(exposedModule.name);
      return { ...exposedModule, state: exposedState?.state ?? stateOf(time), errorId: exposedState?.errorId, time };
    }),
    ...styles,
  ];
}
