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
const store = (over: Partial<StoredScreen> = {}) =>
  localStorage.setItem(screenKey(ADDRESS), JSON.stringify({ ...SCREEN, ...over }));

let closedShadow: () => ShadowRoot | undefined;
let frames: FrameRequestCallback[];
const cover = () => document.querySelector<HTMLElement>('[inert]');
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

beforeEach(() => {
  history.replaceState(null, '', ADDRESS);
  localStorage.setItem('lastActivity', String(Date.now() - MINUTE));
  document.body.innerHTML = '<div id="root"><div class="boot-skeleton"></div></div>';
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const attach = jest.spyOn(Element.prototype, 'attachShadow');
  closedShadow = () => attach.mock.results.at(-1)?.value as ShadowRoot | undefined;
  // jsdom has no Sanitizer API
  Object.assign(Element.prototype, {
    setHTML(this: Element, html: string) {
      this.innerHTML = html;
    },
  });
});

const root = () => document.getElementById('root')!;

describe('the last screen of an address', () => {
  it('is drawn over the page, out of reach of scripts, keys and readers', () => {
    store();
    drawLastScreen('uid-1');
    expect(closedShadow()?.mode).toBe('closed');
    expect(closedShadow()?.querySelector('main')).toHaveTextContent('Maison');
    expect(closedShadow()?.querySelector('style')).toHaveTextContent('color: red');
    expect(cover()).toHaveAttribute('aria-hidden', 'true');
    expect(cover()?.querySelector('style')).toHaveTextContent('Kanit');
    expect(document.querySelector('main')).toBeNull();
  });

  it('goes with the frame in which the product has drawn its page', () => {
    store();
    drawLastScreen('uid-1');
    drawFrame();
    root().innerHTML = '<header></header><main><div role="status" aria-busy="true"></div></main>';
    drawFrame();
    expect(cover()).not.toBeNull();
    root().innerHTML = '<header></header><main>Maison</main>';
    drawFrame();
    expect(cover()).toBeNull();
  });

  it('goes when the product shows the sign-in panel', () => {
    store();
    drawLastScreen('uid-1');
    root().innerHTML = '<form></form>';
    drawFrame();
    expect(cover()).toBeNull();
  });

  it('goes after eight seconds, whatever the product draws', () => {
    store();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(100);
    drawLastScreen('uid-1');
    clock.mockReturnValue(8_000);
    drawFrame();
    expect(cover()).not.toBeNull();
    clock.mockReturnValue(8_101);
    drawFrame();
    expect(cover()).toBeNull();
  });

  it.each<[string, Partial<StoredScreen>]>([
    ['of somebody else', { uid: 'uid-2' }],
    ['of another window width', { width: window.innerWidth - 1 }],
    ['of yesterday', { time: Date.now() - 13 * 60 * MINUTE }],
    ['of the future', { time: Date.now() + MINUTE }],
  ])('is not drawn when it is %s', (_, over) => {
    store(over);
    drawLastScreen('uid-1');
    expect(cover()).toBeNull();
  });

  it('is not drawn where none is stored', () => {
    drawLastScreen('uid-1');
    expect(cover()).toBeNull();
  });

  it.each([
    ['an hour went by without activity', () => localStorage.setItem('lastActivity', String(Date.now() - 60 * MINUTE))],
    ['the session has ended', () => localStorage.removeItem('lastActivity')],
  ])('is not drawn when %s', (_, end) => {
    store();
    end();
    expect(readScreen('uid-1', ADDRESS)).toBeUndefined();
  });

  it('is not drawn by a browser that cannot sanitize it', () => {
    store();
    Object.assign(Element.prototype, { setHTML: undefined });
    drawLastScreen('uid-1');
    expect(cover()).toBeNull();
  });
});
