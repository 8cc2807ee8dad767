import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse, renderScreen } from '@pignon/shared/testing';
import { Thumbnail } from './thumbnail';

const SIGN_CALL = 'GET media/{owner}/{reference}/{size}/{path}';
const expiredAddress = '/api/media/file/property/V26-00042/SM/a.webp?e=1&s=old';
const signedReply = (path: string) => ({ path, mimeType: 'image/webp', expiration: '2030-01-01T00:00:00.000Z' });
const photo = () => screen.findByRole('img', { name: 'Façade' });

it('requests a new address once when the given one no longer works', async () => {
  const { api } = await renderScreen(
    <>
      <Thumbnail src={expiredAddress} alt="Façade" />
      <Thumbnail src={expiredAddress} alt="La même" />
    </>,
    { api: { [SIGN_CALL]: () => signedReply('/new?e=2&s=new') } },
  );
  fireEvent.error(await photo());
  fireEvent.error(screen.getByRole('img', { name: 'La même' }));
  await waitFor(async () => expect((await photo()).getAttribute('src')).toBe('/new?e=2&s=new'));
  expect(screen.getByRole('img', { name: 'La même' })).toHaveAttribute('src', '/new?e=2&s=new');
  expect(api.received.map(({ params }) => params)).toEqual([
    { owner: 'property', reference: 'V26-00042', size: 'SM', path: 'a.webp' },
  ]);
  fireEvent.load(await photo());
  expect((await photo()).parentElement).toHaveClass('pg-thumbnail-loaded');
});

it('shows the placeholder when the new address does not work either, without another request', async () => {
  const { api } = await renderScreen(<Thumbnail src={expiredAddress} alt="Façade" />, {
    api: { [SIGN_CALL]: () => signedReply('/new') },
  });
  fireEvent.error(await photo());
  await waitFor(async () => expect((await photo()).getAttribute('src')).toBe('/new'));
  fireEvent.error(await photo());
  expect(await screen.findByRole('img', { name: 'Pas encore de photo' })).toHaveAttribute('src', '/missing.png');
  expect(api.received).toHaveLength(1);
});

it('shows the placeholder for a missing file, and retries on reconnection', async () => {
  await renderScreen(<Thumbnail src={expiredAddress} alt="Façade" />, {
    api: { [SIGN_CALL]: () => refuse('NOT_FOUND') },
  });
  fireEvent.error(await photo());
  expect(await screen.findByRole('img', { name: 'Pas encore de photo' })).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await photo()).toHaveAttribute('src', expiredAddress);
});

it('shows the placeholder when the new address equals the old one', async () => {
  await renderScreen(<Thumbnail src={expiredAddress} alt="Façade" />, {
    api: { [SIGN_CALL]: () => signedReply(expiredAddress) },
  });
  fireEvent.error(await photo());
  expect(await screen.findByRole('img', { name: 'Pas encore de photo' })).toHaveAttribute('src', '/missing.png');
});
