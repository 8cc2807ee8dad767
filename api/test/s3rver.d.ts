declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** A server that speaks S3 and checks signatures, for the account S3RVER with the secret S3RVER. */
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}
