import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from './bucket-objects';

const READS = ['s3:GetObject', 's3:ListBucket'];
const WRITES = ['s3:PutObject', 's3:DeleteObject'];

export interface Right {
  bucket: string;
  /** Access key id. */
  account: string;
  may: 'read' | 'write';
}

/** Rights as `bucket:account:read`, separated by blanks. */
export function rightsIn(text: string): Right[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((right) => {
      const [bucket = '', account = '', may = ''] = right.split(':');
      if (!bucket || !account || (may !== 'read' && may !== 'write')) {
        throw new Error(`${right} is no right: it reads bucket:account:read or bucket:account:write`);
      }
      return { bucket, account, may };
    });
}

/**
 * Grants an account read, or read and write, access to a bucket; only the owner keeps access beside it. @throws with
 * the service's response when it refuses
 */
export async function setRight(at: BucketAddress, { bucket, account, may }: Right): Promise<void> {
  const { url, region, accessKeyId, secretAccessKey } = at;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const address = `${new URL(url).origin}/${bucket}?policy`;
  const body = JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: { AWS: [account] },
        Action: may === 'write' ? [...READS, ...WRITES] : READS,
        Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
      },
    ],
  });
  const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
  const answer = await client.fetch(address, { method: 'PUT', body, headers });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
}
