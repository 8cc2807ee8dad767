import { StrictMode, useEffect } from 'react';
import { act, render } from '@testing-library/react';
import { useAbortOnUnmount } from './use-abort-on-unmount';

const renderedSignals: AbortSignal[] = [];

function Probe() {
  const signal = useAbortOnUnmount();
  useEffect(() => void renderedSignals.push(signal), [signal]);
  return null;
}

beforeEach(() => (renderedSignals.length = 0));

test('aborts the signal when the component unmounts, and not before', () => {
  const { rerender, unmount } = render(<Probe />);
  rerender(<Probe />);
  expect(renderedSignals.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(renderedSignals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('gives a component that mounts twice a signal that is not aborted', () => {
  const { unmount } = render(
    <StrictMode>
      <Probe />
    </StrictMode>,
  );
  act(() => undefined);
  expect(renderedSignals.at(-1)?.aborted).toBe(false);
  unmount();
  expect(renderedSignals.every(({ aborted }) => aborted)).toBe(true);
});
