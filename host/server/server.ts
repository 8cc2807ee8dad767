import { bucketIn } from '@pignon/platform/store/open-store';
import { s3Store } from '@pignon/platform/store/s3-store';
import { buildEdge } from './edge';
import { edgeOptionsFrom, listenOptionsFrom } from './edge-options';
import { followStore } from './follow-store';

const { env } = process;

const options = edgeOptionsFrom(env);
const bucket = bucketIn(env);
const following =
  bucket && (await followStore(s3Store(bucket), options.storeDir, (problem) => process.stderr.write(`${problem}\n`)));

const edge = await buildEdge({ ...options, behind: following?.behind });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    following?.stop();
    void edge.close().then(() => process.exit(0));
  });
}

const address = await edge.listen(listenOptionsFrom(env));
console.log(`edge listening on ${address}`);
