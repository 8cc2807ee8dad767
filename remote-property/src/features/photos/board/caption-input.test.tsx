import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from '@pignon/shared/contract';
import { aPhoto } from '@pignon/shared/domain/property/test/a-property';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { CaptionInput } from './caption-input';

const field = () => screen.getByRole('textbox', { name: /^Légende de/ });

async function typeRefused() {
  const onCaption = jest.fn((_: string) => Promise.resolve(false));
  const media = aPhoto(1, { caption: 'Salon' });
  const { user } = await openPropertyScreen(<CaptionInput media={media} name="Photo" onCaption={onCaption} />, {});
  await user.clear(field());
  await user.type(field(), 'Séjour plein sud{Enter}');
  const note = await screen.findByRole('alert');
  return { user, onCaption, note };
}

it('keeps a refused caption with a sentence, and sends it again on request', async () => {
  const { user, onCaption, note } = await typeRefused();
  expect(field()).toHaveValue('Séjour plein sud');
  expect(field()).toBeInvalid();
  expect(note).toHaveTextContent('La légende n’a pas été enregistrée.');
  expect(hasUnsavedChanges()).toBe(true);
  onCaption.mockImplementation(() => Promise.resolve(true));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onCaption.mock.calls).toEqual([['Séjour plein sud'], ['Séjour plein sud']]);
  expect(hasUnsavedChanges()).toBe(false);
});

it('gives a refused caption up on Escape', async () => {
  const { user, onCaption } = await typeRefused();
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('Salon');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(onCaption).toHaveBeenCalledTimes(1);
});
