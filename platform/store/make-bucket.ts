import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from './bucket-objects';

/** Creates a bucket, unless it exists. @throws with the service's response when it refuses */
export async function makeBucket(at: BucketAddress, name: string): Promise<void> {
  const { url, region, accessKeyId, secretAccessKey } = at;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const address = `${new URL(url).origin}/${name}`;
  // for an existing bucket of the same owner us-east-1 responds 200, other regions and services 409
  const answer = await client.fetch(address, { method: 'PUT' });
  await answer.body?.cancel();
  if (!answer.ok && answer.status !== 409) throw new Error(`${address} answers ${answer.status}`);
}
