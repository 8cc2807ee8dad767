import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from './bucket-objects';

/**
 * Makes a bucket at the service of an address, unless it is there.
 * @throws with the service's answer when it refuses
 */
export async function makeBucket(at: BucketAddress, name: string): Promise<void> {
  const { url, region, accessKeyId, secretAccessKey } = at;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const address = `${new URL(url).origin}/${name}`;
  // us-east-1 answers 200 to who makes their own bucket again, other regions and services 409
  const answer = await client.fetch(address, { method: 'PUT' });
  await answer.body?.cancel();
  if (!answer.ok && answer.status !== 409) throw new Error(`${address} answers ${answer.status}`);
}
