import { bucketIn } from '@pignon/platform/store/open-store';
import { s3Store } from '@pignon/platform/store/s3-store';
import { builtHost } from './built-host';
import { buildEdge } from './edge';
import { serveMetrics } from './monitoring/edge-metrics';
import { edgeOptionsFrom, listenOptionsFrom, metricsOptionsFrom } from './edge-options';
import { mirrorStore } from './mirror-store';
import { watchCanaries } from './rollout/canary-guard';
import { rolloutStore } from './rollout/rollout-store';
import { liveRegistry } from './live-registry';
import { notifyVersions } from './notify-versions';

const { env } = process;

const options = edgeOptionsFrom(env);
const bucket = bucketIn(env);
const maps = bucket && s3Store(bucket);
const storeMirror =
  maps && (await mirrorStore(maps, options.storeDir, (problem) => process.stderr.write(`${problem}\n`)));

const rollout = rolloutStore(env, options.storeDir, storeMirror?.lookNow);
const metricsOptions = metricsOptionsFrom(env);
const edge = await buildEdge({ ...options, behind: storeMirror?.behind, rollout, maps });
const built = builtHost(options.hostDist);
const stopCanaryWatch =
  rollout &&
  watchCanaries({
    rollout,
    apiUpstream: options.apiUpstream,
    host: () => built().host,
    say: (sentence) => process.stderr.write(`${sentence}\n`),
  });

const metrics = metricsOptions && (await serveMetrics(edge.metrics, metricsOptions.port, metricsOptions.host));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    storeMirror?.stop();
    metrics?.close();
    stopCanaryWatch?.();
    stopNotifying();
    void edge.close().then(() => process.exit(0));
  });
}

const live = liveRegistry(options.storeDir);
const stopNotifying = notifyVersions(async () => (await live.registry()).revision, options.apiUpstream);

const address = await edge.listen(listenOptionsFrom(env));
console.log(`edge listening on ${address}`);
