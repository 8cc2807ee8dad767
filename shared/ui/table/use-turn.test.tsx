import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTurn } from './use-turn';

let frames: FrameRequestCallback[] = [];
const frame = () => act(() => frames.splice(0).forEach((run) => run(0)));

function One({ name }: { name: string }) {
  return useTurn() ? <p>{name}</p> : null;
}

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => <One key={from + at} name={String(from + at)} />);
const shown = () => Array.from(document.querySelectorAll('p'), (one) => one.textContent);

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => vi.unstubAllGlobals());

describe('a turn', () => {
  it('comes to six in a frame, in the order in which they asked, and stays', () => {
    render(<>{many(1, 15)}</>);
    expect(shown()).toEqual([]);
    frame();
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
    frame();
    expect(shown()).toHaveLength(12);
    frame();
    expect(shown()).toHaveLength(14);
    expect(frames).toEqual([]);
  });

  it('passes over those who left, and comes to those who ask later', () => {
    const { rerender } = render(<>{many(1, 15)}</>);
    frame();
    rerender(<>{many(13, 17)}</>);
    frame();
    expect(shown()).toEqual(['13', '14', '15', '16']);
    frame();
    rerender(<>{many(13, 19)}</>);
    frame();
    expect(shown()).toHaveLength(6);
  });
});
