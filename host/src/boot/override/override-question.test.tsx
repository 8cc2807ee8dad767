import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupI18n } from '@pignon/shared/i18n';
import { OverrideRefused } from '@pignon/shared/federation/override/override-store';
import { addProductMessages } from '../../messages/product';
import { addBootMessages } from '../boot-messages';
import { OverrideQuestion } from './override-question';

const ORIGIN = 'http://localhost:3001';
const [mayOverrideMock, readMock, setAllMock] = [jest.fn(), jest.fn(), jest.fn<Promise<void>, unknown[]>()];
jest.mock('./overrides', () => ({
  overrides: {
    may: () => mayOverrideMock() as unknown,
    read: () => readMock() as unknown,
    setAll: (overrides: unknown) => setAllMock(overrides),
  },
}));

beforeEach(() => {
  setupI18n();
  addBootMessages();
  addProductMessages();
  mayOverrideMock.mockReturnValue(true);
  readMock.mockReturnValue({});
  setAllMock.mockReset().mockResolvedValue(undefined);
});

test('names remote and origin, and does nothing before confirmation', async () => {
  render(<OverrideQuestion asked={[`contact@${ORIGIN}`, 'mandate@http://localhost:3002']} />);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(`contact ← ${ORIGIN}`);
  expect(dialog).toHaveTextContent('mandate ← http://localhost:3002');
  expect(dialog).toHaveTextContent('n’acceptez que si c’est vous qui venez de le démarrer');
  expect(screen.getByRole('button', { name: 'Ne rien changer' })).toHaveFocus();
  expect(setAllMock).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Charger ce code' }));
  expect(setAllMock).toHaveBeenCalledWith([
    { name: 'contact', origin: ORIGIN },
    { name: 'mandate', origin: 'http://localhost:3002' },
  ]);
});

test('closes without a change', async () => {
  render(<OverrideQuestion asked={[`contact@${ORIGIN}`]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ne rien changer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(setAllMock).not.toHaveBeenCalled();
});

test('shows the refusal of the edge', async () => {
  setAllMock.mockRejectedValue(new OverrideRefused('right'));
  render(<OverrideQuestion asked={[`contact@${ORIGIN}`]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Charger ce code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Votre compte ne permet pas');
});

test('is not asked of users without the right, nor about an override already in force', () => {
  readMock.mockReturnValue({ contact: { origin: ORIGIN, until: Infinity } });
  render(<OverrideQuestion asked={[`contact@${ORIGIN}`]} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  mayOverrideMock.mockReturnValue(false);
  render(<OverrideQuestion asked={['mandate@http://localhost:3002']} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('refuses the whole link for one address of another machine', () => {
  render(<OverrideQuestion asked={[`contact@${ORIGIN}`, 'mandate@http://localhost.evil.test:3002']} />);
  expect(screen.getByRole('dialog')).toHaveTextContent('Ce lien n’est pas suivi');
  expect(screen.queryByRole('button', { name: 'Charger ce code' })).toBeNull();
});
