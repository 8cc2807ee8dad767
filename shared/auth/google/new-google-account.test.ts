import { newGoogleAccount } from './new-google-account';

describe('a new Google account', () => {
  it('is the same for the same address, however it is typed', () => {
    expect(newGoogleAccount(' Maite.Etche@gmail.com ')).toEqual(newGoogleAccount('maite.etche@gmail.com'));
    expect(newGoogleAccount('maite.etche@gmail.com').name).toBe('maite etche');
  });
});
