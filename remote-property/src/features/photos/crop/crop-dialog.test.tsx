import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPhoto } from '@pignon/shared/domain/property/test/a-property';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { CropDialog } from './crop-dialog';

const SIGN = 'GET media/{owner}/{reference}/{size}/{path}';
const signed = { path: '/media/signed.webp', mimeType: 'image/webp', expiration: '2099-01-01T00:00:00.000Z' };
const UNREADABLE = 'Cette photo ne peut pas être affichée.';
const picture = () =>
  waitFor(() => {
    const image = document.querySelector('img[src="/media/signed.webp"]');
    expect(image).toBeInTheDocument();
    return image!;
  });

function open(onCrop = jest.fn(() => Promise.resolve(true)), api: FakeHandlers = {}) {
  const dialog = <CropDialog reference="V26-00042" media={aPhoto(1)} onCrop={onCrop} onClose={() => undefined} />;
  return openPropertyScreen(dialog, { api: { [SIGN]: () => signed, ...api } });
}
async function retry(user: Awaited<ReturnType<typeof open>>['user']) {
  const alert = await screen.findByText(UNREADABLE);
  expect(alert).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Réessayer' }));
}

it('names a picture that cannot be shown, and reads it again', async () => {
  const { user } = await open();
  fireEvent.error(await picture());
  await retry(user);
  await picture();
  expect(screen.queryByText(UNREADABLE)).toBeNull();
});

it('names a picture that cannot be signed, and reads it again', async () => {
  const { user, api } = await open(undefined, { [SIGN]: () => refuse('FORBIDDEN') });
  await screen.findByText(UNREADABLE);
  api.use({ [SIGN]: () => signed });
  await retry(user);
  await picture();
});

it('names a picture that cannot be rotated, and keeps the other rotations', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new DOMException('', 'EncodingError')) });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Pivoter à droite' }));
  expect(await screen.findByText(UNREADABLE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pivoter à gauche' }));
  await picture();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

it('says that a crop was refused, and stays open', async () => {
  const { user } = await open(jest.fn(() => Promise.resolve(false)));
  await picture();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/^Le recadrage n’a pas été enregistré/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
});
