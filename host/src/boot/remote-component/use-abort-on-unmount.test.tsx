import { StrictMode, useEffect } from 'react';
import { act, render } from '@testing-library/react';
import { useAbortOnUnmount } from './use-abort-on-unmount';

const drawn: AbortSignal[] = [];

function Probe() {
  const signal = useAbortOnUnmount();
  useEffect(() => void drawn.push(signal), [signal]);
  return null;
}

beforeEach(() => (drawn.length = 0));

test('aborts the signal when the component unmounts, and not before', () => {
  const { rerender, unmount } = render(<Probe />);
  rerender(<Probe />);
  expect(drawn.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(drawn.map(({ aborted }) => aborted)).toEqual([true]);
});

test('gives a component that mounts twice a signal that is not aborted', () => {
  const { unmount } = render(
    <StrictMode>
      <Probe />
    </StrictMode>,
  );
  act(() => undefined);
  expect(drawn.at(-1)?.aborted).toBe(false);
  unmount();
  expect(drawn.every(({ aborted }) => aborted)).toBe(true);
});
