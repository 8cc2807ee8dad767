import { bucketAddress } from './s3-store';

const settings = { bucket: 'pignon', region: 'eu-west-3', accessKeyId: 'a', secretAccessKey: 'b' };

describe('the address of a bucket', () => {
  it.each([
    ['https://s3.eu-west-3.amazonaws.com', false, 'https://pignon.s3.eu-west-3.amazonaws.com'],
    ['https://s3.eu-west-3.amazonaws.com/', true, 'https://s3.eu-west-3.amazonaws.com/pignon'],
    ['http://minio:9000', true, 'http://minio:9000/pignon'],
    ['https://edge.example/storage/', true, 'https://edge.example/storage/pignon'],
  ])('at %s, named in the path %s, is %s', (endpoint, forcePathStyle, address) => {
    expect(bucketAddress({ ...settings, endpoint, forcePathStyle })).toBe(address);
  });
});
