import { render, screen, waitFor } from '@testing-library/react';
import { elementError } from '../../jest/element-error';

const page = <p>bonjour $& monde</p>;
const failed = (work: () => Promise<unknown>): Promise<Error> =>
  work().then(
    () => Promise.reject(new Error('found')),
    (error: unknown) => error as Error,
  );

it('shows the page that was waited for, in the message and in the stack that reports print', async () => {
  render(page);
  for (const wait of [
    () => screen.findByText('absent', {}, { timeout: 60 }),
    () => waitFor(() => screen.getByRole('button'), { timeout: 60 }),
  ]) {
    const { message, stack, name } = await failed(wait);
    expect(name).toBe('TestingLibraryElementError');
    expect(message).toContain('bonjour $& monde');
    expect(stack).toContain('bonjour $& monde');
  }
});

it('shows it where nothing is waited for', () => {
  render(page);
  expect(() => screen.getByRole('button', { name: 'Enregistrer' })).toThrow(/bonjour \$& monde/);
});

it('does not write it out for an answer that is thrown away', async () => {
  render(page);
  const thrown: string[] = [];
  await failed(() =>
    waitFor(
      () => {
        const error = elementError('nothing', document.body);
        thrown.push(error.message);
        throw error;
      },
      { timeout: 60, interval: 10 },
    ),
  );
  expect(thrown.length).toBeGreaterThan(1);
  expect(new Set(thrown)).toEqual(new Set(['nothing']));
});
