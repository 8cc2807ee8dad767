import { render, screen, waitFor } from '@testing-library/react';
import { elementError } from '../../jest/element-error';

const page = <p>bonjour $& monde</p>;
const errorOf = (work: () => Promise<unknown>): Promise<Error> =>
  work().then(
    () => Promise.reject(new Error('found')),
    (error: unknown) => error as Error,
  );

it('includes the page in message and stack of a failed wait', async () => {
  render(page);
  for (const wait of [
    () => screen.findByText('absent', {}, { timeout: 60 }),
    () => waitFor(() => screen.getByRole('button'), { timeout: 60 }),
  ]) {
    const { message, stack, name } = await errorOf(wait);
    expect(name).toBe('TestingLibraryElementError');
    expect(message).toContain('bonjour $& monde');
    expect(stack).toContain('bonjour $& monde');
  }
});

it('includes the page without a wait', () => {
  render(page);
  expect(() => screen.getByRole('button', { name: 'Enregistrer' })).toThrow(/bonjour \$& monde/);
});

it('does not serialize the page for an error that is discarded', async () => {
  render(page);
  const thrownMessages: string[] = [];
  await errorOf(() =>
    waitFor(
      () => {
        const error = elementError('nothing', document.body);
        thrownMessages.push(error.message);
        throw error;
      },
      { timeout: 60, interval: 10 },
    ),
  );
  expect(thrownMessages.length).toBeGreaterThan(1);
  expect(new Set(thrownMessages)).toEqual(new Set(['nothing']));
});
