import { render, screen } from '@testing-library/react';
import { useDirty } from '@pignon/shared/contract';
import { setupI18n } from '@pignon/shared/i18n';
import { addProductMessages } from '../../messages/product';
import { addBootMessages } from '../boot-messages';
import { UpdateBanner } from './update-banner';

const isStale = jest.fn<boolean, []>();
jest.mock('../platform', () => ({ catalogue: { isStale: () => isStale(), subscribe: () => () => undefined } }));

function Form() {
  useDirty(true);
  return null;
}

beforeEach(() => {
  setupI18n();
  addBootMessages();
  addProductMessages();
});

test('renders nothing while every module in use is live', () => {
  isStale.mockReturnValue(false);
  render(<UpdateBanner />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('offers a new version', () => {
  isStale.mockReturnValue(true);
  render(<UpdateBanner />);
  expect(screen.getByText('Une nouvelle version est disponible.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actualiser' })).toBeVisible();
});

test('only announces a new version during unsaved work', () => {
  isStale.mockReturnValue(true);
  render(
    <>
      <Form />
      <UpdateBanner />
    </>,
  );
  expect(screen.getByText(/Enregistrez votre saisie, puis actualisez/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actualiser' })).toBeNull();
});
