import { act, render } from '@testing-library/react';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { postponeDraws, useScheduledFrame } from './frame-scheduler';

const SHORT_MS = 16;
const LONG_MS = 100;

let frames: FrameRequestCallback[] = [];
let now = 0;
function runFrame(passedMs: number): void {
  now += passedMs;
  act(() => frames.splice(0).forEach((callback) => callback(now)));
}

function DeferredText({ name, isReady = true }: { name: string; isReady?: boolean }) {
  return useScheduledFrame(isReady) ? <p>{name}</p> : null;
}

const textElements = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => <DeferredText key={from + offset} name={String(from + offset)} />);
const visibleTexts = () => Array.from(document.querySelectorAll('p'), (paragraph) => paragraph.textContent);

/** Runs frames of that length until all is drawn; counts the components of each. */
function drawsOfFrames(passedMs: number): number[] {
  const draws: number[] = [];
  while (frames.length > 0) {
    const before = visibleTexts().length;
    runFrame(passedMs);
    draws.push(visibleTexts().length - before);
  }
  return draws;
}

beforeEach(() => {
  frames = [];
  stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  // what a frame takes is known from one list to the next
  const { unmount } = render(<>{textElements(0, 12)}</>);
  drawsOfFrames(LONG_MS);
  unmount();
});
afterEach(() => unstubGlobals());

describe('the frame scheduler', () => {
  it('renders more components per frame while frames are short, at most six, in mounting order', () => {
    render(<>{textElements(1, 30)}</>);
    expect(visibleTexts()).toEqual([]);
    expect(drawsOfFrames(SHORT_MS)).toEqual([1, 2, 3, 4, 5, 6, 6, 2]);
    expect(visibleTexts()).toEqual(Array.from({ length: 29 }, (_, index) => String(index + 1)));
  });

  it('renders fewer after a long frame, and as many after one in between', () => {
    render(<>{textElements(1, 30)}</>);
    for (let frame = 0; frame < 6; frame += 1) runFrame(SHORT_MS);
    const before = visibleTexts().length;
    runFrame(LONG_MS);
    expect(visibleTexts().length - before).toBe(3);
    runFrame(LONG_MS);
    expect(visibleTexts().length - before).toBe(5);
    runFrame(30);
    expect(visibleTexts().length - before).toBe(7);
    drawsOfFrames(SHORT_MS);
    expect(visibleTexts()).toHaveLength(29);
  });

  it('skips unmounted components, and renders those mounted later', () => {
    const { rerender } = render(<>{textElements(1, 15)}</>);
    runFrame(SHORT_MS);
    expect(visibleTexts()).toEqual(['1']);
    rerender(<>{textElements(13, 17)}</>);
    drawsOfFrames(SHORT_MS);
    expect(visibleTexts()).toEqual(['13', '14', '15', '16']);
    rerender(<>{textElements(13, 19)}</>);
    drawsOfFrames(SHORT_MS);
    expect(visibleTexts()).toHaveLength(6);
  });

  it('renders nothing for a moment after a list jumped', () => {
    render(<>{textElements(1, 5)}</>);
    postponeDraws();
    for (const time of [SHORT_MS, SHORT_MS, SHORT_MS]) runFrame(time);
    expect(visibleTexts()).toEqual([]);
    postponeDraws();
    for (const time of [SHORT_MS, SHORT_MS, SHORT_MS, SHORT_MS]) runFrame(time);
    expect(visibleTexts()).toEqual([]);
    drawsOfFrames(SHORT_MS);
    expect(visibleTexts()).toHaveLength(4);
  });

  it('renders a component once it is ready', () => {
    const { rerender } = render(<DeferredText name="late" isReady={false} />);
    expect(frames).toEqual([]);
    rerender(<DeferredText name="late" />);
    runFrame(SHORT_MS);
    expect(visibleTexts()).toEqual(['late']);
  });
});
