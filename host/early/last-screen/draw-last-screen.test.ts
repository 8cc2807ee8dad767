import { drawLastScreen } from './draw-last-screen';
import { readScreen, screenKey, type StoredScreen } from './stored-screen';

const ADDRESS = '/property/list?page=1';
const MINUTE = 60_000;
const SCREEN: StoredScreen = {
  uid: 'uid-1',
  time: Date.now() - MINUTE,
  width: window.innerWidth,
  scrollY: 0,
  html: '<main><a href="/property/V12">Maison</a></main>',
  css: 'main { color: red }',
  fonts: '@font-face { font-family: Kanit }',
};
const storeLastScreen = (overrides: Partial<StoredScreen> = {}) =>
  localStorage.setItem(screenKey(ADDRESS), JSON.stringify({ ...SCREEN, ...overrides }));

let closedShadow: () => ShadowRoot | undefined;
let frames: FrameRequestCallback[];
const cover = () => document.querySelector<HTMLElement>('[inert]');
/** Draws a frame after the mutation observers, as browsers do. */
const drawFrame = async () => {
  await Promise.resolve();
  for (const frame of frames.splice(0)) frame(0);
};

beforeEach(() => {
  history.replaceState(null, '', ADDRESS);
  localStorage.setItem('lastActivity', String(Date.now() - MINUTE));
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><div class="boot-skeleton"></div></div>';
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const attachShadowSpy = jest.spyOn(Element.prototype, 'attachShadow');
  closedShadow = () => attachShadowSpy.mock.results.at(-1)?.value as ShadowRoot | undefined;
  // jsdom has no Sanitizer API
  Object.assign(Element.prototype, {
    setHTML(this: Element, html: string) {
      this.innerHTML = html;
    },
  });
});

const root = () => document.getElementById('root')!;

describe('the last screen of an address', () => {
  it('is drawn over the page, unreachable for scripts, keyboard and screen readers', () => {
    storeLastScreen();
    drawLastScreen('uid-1');
    expect(closedShadow()?.mode).toBe('closed');
    expect(closedShadow()?.querySelector('main')).toHaveTextContent('Maison');
    expect(closedShadow()?.querySelector('style')).toHaveTextContent('color: red');
    expect(cover()).toHaveAttribute('aria-hidden', 'true');
    expect(document.head.querySelector('style')).toHaveTextContent('Kanit');
    expect(document.querySelector('main')).toBeNull();
  });

  it('requests its pictures late, also those that the page itself requests at once', () => {
    storeLastScreen({ html: '<main><img src="a.webp" loading="eager"><img src="b.webp"><p>&lt;img ></p></main>' });
    drawLastScreen('uid-1');
    const pictures = [...(closedShadow()?.querySelectorAll('img') ?? [])];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
    expect(closedShadow()?.querySelector('p')?.textContent).toBe('<img >');
  });

  it.each([0, 300])('is drawn where it was left (%s)', (scrollY) => {
    storeLastScreen({ scrollY });
    drawLastScreen('uid-1');
    expect(cover()?.scrollTop).toBe(scrollY);
  });

  it('is removed in the frame in which the product has drawn its page', async () => {
    storeLastScreen();
    drawLastScreen('uid-1');
    await drawFrame();
    root().innerHTML = '<header></header><main><div role="status" aria-busy="true"></div></main>';
    await drawFrame();
    expect(cover()).not.toBeNull();
    root().innerHTML = '<header></header><main>Maison</main>';
    await drawFrame();
    expect(cover()).toBeNull();
  });

  it('is removed when the product shows the sign-in panel', async () => {
    storeLastScreen();
    drawLastScreen('uid-1');
    root().innerHTML = '<form></form>';
    await drawFrame();
    expect(cover()).toBeNull();
  });

  it('requests a frame only after the product has changed the page', async () => {
    storeLastScreen();
    drawLastScreen('uid-1');
    await drawFrame();
    expect(frames).toEqual([]);
    root().append(document.createElement('header'), document.createElement('main'));
    await Promise.resolve();
    expect(frames).toHaveLength(1);
  });

  it('is removed after eight seconds, whatever the product draws', () => {
    storeLastScreen();
    jest.useFakeTimers();
    drawLastScreen('uid-1');
    jest.advanceTimersByTime(7_999);
    expect(cover()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(cover()).toBeNull();
    jest.useRealTimers();
  });

  it.each<[string, Partial<StoredScreen>]>([
    ['of somebody else', { uid: 'uid-2' }],
    ['of another window width', { width: window.innerWidth - 1 }],
    ['of yesterday', { time: Date.now() - 13 * 60 * MINUTE }],
    ['of the future', { time: Date.now() + MINUTE }],
  ])('is not drawn when it is %s', (_, overrides) => {
    storeLastScreen(overrides);
    drawLastScreen('uid-1');
    expect(cover()).toBeNull();
  });

  it('is not drawn when none is stored', () => {
    drawLastScreen('uid-1');
    expect(cover()).toBeNull();
  });

  it.each([
    ['an hour passed without activity', () => localStorage.setItem('lastActivity', String(Date.now() - 60 * MINUTE))],
    ['the session has ended', () => localStorage.removeItem('lastActivity')],
  ])('is not drawn when %s', (_, endSession) => {
    storeLastScreen();
    endSession();
    expect(readScreen('uid-1', ADDRESS)).toBeUndefined();
  });

  it('is not drawn by a browser that cannot sanitize it', () => {
    storeLastScreen();
    Object.assign(Element.prototype, { setHTML: undefined });
    drawLastScreen('uid-1');
    expect(cover()).toBeNull();
  });
});
