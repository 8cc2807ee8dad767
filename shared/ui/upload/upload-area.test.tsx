import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadArea } from './upload-area';

afterEach(cleanup);

const createFile = (name: string) => new File(['text'], name, { type: 'text/csv' });
const show = (multiple = false) => {
  const onFiles = jest.fn();
  render(<UploadArea accept=".csv" verb="Choisir un fichier" icon={null} multiple={multiple} onFiles={onFiles} />);
  const button = screen.getByRole('button', { name: 'Choisir un fichier' });
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
  return { onFiles, button, input };
};

it('passes dropped files once, all together', async () => {
  const { onFiles, button } = show(true);
  const files = [createFile('a.csv'), createFile('b.csv')];
  fireEvent.drop(button, { dataTransfer: { files, items: [], types: ['Files'] } });
  await waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(onFiles).toHaveBeenCalledTimes(1);
  expect((onFiles.mock.calls[0] as [File[]])[0].map(({ name }) => name)).toEqual(['a.csv', 'b.csv']);
});

it('opens the file chooser once by its button, which keeps the focus', async () => {
  const { button, input } = show();
  const onOpen = jest.fn((event: Event) => event.preventDefault());
  input().addEventListener('click', onOpen);
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

it('passes the selected file', async () => {
  const { onFiles, input } = show();
  fireEvent.change(input(), { target: { files: [createFile('contacts.csv')] } });
  await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
});
