import { screen, waitFor } from '@testing-library/react';
import { aPhoto } from '@pignon/shared/domain/property/test/a-property';
import { aPage, aPropertySummary } from '@pignon/shared/testing';
import { usePropertyPage } from '../../../data/property.queries';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { Photo } from './photo';

const REFERENCE = 'V26-00042';
const SIGNED = { mimeType: 'image/webp', expiration: '2099-01-01T00:00:00.000Z' };
const addressOf = (size: string, path: string) => `/api/media/file/property/${REFERENCE}/${size}/${path}?e=1&s=x`;
const cover = { ...SIGNED, path: addressOf('SM', 'front.webp') };

/** A photograph whose property a list has shown before. */
function Listed({ path }: { path: string }) {
  const { data } = usePropertyPage({ pageSize: 20 });
  return data ? <Photo reference={REFERENCE} media={aPhoto(1, { path })} size="LG" alt="Façade" /> : null;
}

async function openListed(path: string) {
  let sign: (address: string) => void = () => undefined;
  const signed = new Promise<string>((resolve) => (sign = resolve));
  await openPropertyScreen(<Listed path={path} />, {
    api: {
      'POST property/find': () => aPage([aPropertySummary({ reference: REFERENCE, cover })]),
      'GET media/{owner}/{reference}/{size}/{path}': async () => ({ ...SIGNED, path: await signed }),
    },
  });
  return () => sign(addressOf('LG', path));
}

it("shows the list's small picture at once, and keeps it below the large one", async () => {
  const sign = await openListed('front.webp');
  expect(await screen.findByAltText('Façade')).toHaveAttribute('src', cover.path);
  sign();
  const large = addressOf('LG', 'front.webp');
  await waitFor(() => expect(screen.getByAltText('Façade')).toHaveAttribute('src', large));
  expect(screen.getByAltText('Façade').parentElement).toHaveStyle({ backgroundImage: `url("${cover.path}")` });
});

it('shows no small picture of another photograph', async () => {
  const sign = await openListed('garden.webp');
  await waitFor(() => expect(document.querySelector('.pg-thumbnail')).toBeVisible());
  expect(screen.queryByAltText('Façade')).toBeNull();
  sign();
  expect(await screen.findByAltText('Façade')).toHaveAttribute('src', addressOf('LG', 'garden.webp'));
  expect(screen.getByAltText('Façade').parentElement?.style.backgroundImage).toBe('');
});
