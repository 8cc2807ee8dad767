import { act, render } from '@testing-library/react';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { useScheduledFrame } from './frame-scheduler';

let frames: FrameRequestCallback[] = [];
const runFrames = () => act(() => frames.splice(0).forEach((callback) => callback(0)));

function DeferredText({ name }: { name: string }) {
  return useScheduledFrame() ? <p>{name}</p> : null;
}

const textElements = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => <DeferredText key={from + offset} name={String(from + offset)} />);
const visibleTexts = () => Array.from(document.querySelectorAll('p'), (paragraph) => paragraph.textContent);

beforeEach(() => {
  frames = [];
  stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => unstubGlobals());

describe('the frame scheduler', () => {
  it('renders six components per frame, in mounting order', () => {
    render(<>{textElements(1, 15)}</>);
    expect(visibleTexts()).toEqual([]);
    runFrames();
    expect(visibleTexts()).toEqual(['1', '2', '3', '4', '5', '6']);
    runFrames();
    expect(visibleTexts()).toHaveLength(12);
    runFrames();
    expect(visibleTexts()).toHaveLength(14);
    expect(frames).toEqual([]);
  });

  it('skips unmounted components, and renders those mounted later', () => {
    const { rerender } = render(<>{textElements(1, 15)}</>);
    runFrames();
    rerender(<>{textElements(13, 17)}</>);
    runFrames();
    expect(visibleTexts()).toEqual(['13', '14', '15', '16']);
    runFrames();
    rerender(<>{textElements(13, 19)}</>);
    runFrames();
    expect(visibleTexts()).toHaveLength(6);
  });
});
