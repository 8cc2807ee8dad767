import { act, render } from '@testing-library/react';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { useScheduledFrame } from './frame-scheduler';

let frames: FrameRequestCallback[] = [];
const frame = () => act(() => frames.splice(0).forEach((run) => run(0)));

function One({ name }: { name: string }) {
  return useScheduledFrame() ? <p>{name}</p> : null;
}

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => <One key={from + at} name={String(from + at)} />);
const visibleTexts = () => Array.from(document.querySelectorAll('p'), (one) => one.textContent);

beforeEach(() => {
  frames = [];
  stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => unstubGlobals());

describe('the frame scheduler', () => {
  it('renders six components per frame, in mounting order', () => {
    render(<>{many(1, 15)}</>);
    expect(visibleTexts()).toEqual([]);
    frame();
    expect(visibleTexts()).toEqual(['1', '2', '3', '4', '5', '6']);
    frame();
    expect(visibleTexts()).toHaveLength(12);
    frame();
    expect(visibleTexts()).toHaveLength(14);
    expect(frames).toEqual([]);
  });

  it('skips unmounted components, and renders those mounted later', () => {
    const { rerender } = render(<>{many(1, 15)}</>);
    frame();
    rerender(<>{many(13, 17)}</>);
    frame();
    expect(visibleTexts()).toEqual(['13', '14', '15', '16']);
    frame();
    rerender(<>{many(13, 19)}</>);
    frame();
    expect(visibleTexts()).toHaveLength(6);
  });
});
