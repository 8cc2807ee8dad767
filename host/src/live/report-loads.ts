import { call } from '@pignon/shared/api';
import { MAX_LOADS, type RemoteLoads } from '@pignon/shared/domain/remote-load/remote-load.schema';
import { DEV_VERSION } from '@pignon/shared/federation/live-remote';
import { ENTRY_PART, LOAD_MEASURE, type LoadDetail } from '@pignon/shared/federation/runtime/load-measure';
import { pageSession } from '@pignon/shared/federation/runtime/page-session';

/** Milliseconds after which loads are reported together, or when the page closes, so that short sessions count. */
const BATCH_DELAY_MS = 5_000;

type Load = RemoteLoads['loads'][number];

function loadOf(entry: PerformanceEntry): Load[] {
  const detail = entry.name.startsWith(LOAD_MEASURE) && ((entry as PerformanceMeasure).detail as LoadDetail | null);
  if (!detail || detail.part !== ENTRY_PART || detail.version === DEV_VERSION) return [];
  return [{ remote: detail.remote, version: detail.version, took: entry.duration }];
}

/**
 * Reports the loaded versions of remotes and the load times of their entries to the API, for the list of modules in the
 * administration. A failed report is dropped. @returns a function that stops it
 */
export function reportLoads(): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  let pendingLoads: Load[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pendingLoads.length === 0) return;
    const loads = pendingLoads.slice(0, MAX_LOADS);
    pendingLoads = [];
    void call('POST remote/load', { body: { loads, session: pageSession() } }, { keepalive: true }).catch(
      () => undefined,
    );
  };
  const observer = new PerformanceObserver((list) => {
    pendingLoads.push(...list.getEntries().flatMap(loadOf));
    if (pendingLoads.length > 0) timer ??= setTimeout(send, BATCH_DELAY_MS);
  });
  observer.observe({ type: 'measure', buffered: true });
  window.addEventListener('pagehide', send);
  return () => {
    observer.disconnect();
    window.removeEventListener('pagehide', send);
    clearTimeout(timer);
  };
}
