import { privacyStore } from '@pignon/shared/state';
import { FONT_FACES_ID, readScreen, screenKeys } from '../../../early/last-screen/stored-screen';
import { storeScreen } from './store-screens';

const PAGE = '<main><form role="search"></form><a href="/property/V12">Maison</a></main>';

function showPage(address: string, html = PAGE): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${html}</div>`;
}

beforeEach(() => {
  localStorage.setItem('lastActivity', String(Date.now()));
  document.head.innerHTML =
    '<style>main { color: red; } @font-face { font-family: Kanit; src: url(kanit.woff2); }</style>';
  showPage('/property/list?page=2');
  privacyStore.set(true);
});
afterEach(() => privacyStore.set(true));

describe('a screen', () => {
  it('is stored by address with its style rules', () => {
    storeScreen('uid-1');
    expect(readScreen('uid-1', '/property/list?page=2')).toMatchObject({ html: PAGE, scrollY: 0 });
    expect(readScreen('uid-1', '/property/list?page=2')?.css).toBe('main {color: red;}');
    expect(readScreen('uid-1', '/property/list?page=2')?.fonts).toContain('/property/kanit.woff2');
    expect(readScreen('uid-1', '/property/list')).toBeUndefined();
  });

  it('is stored without what lies below the window', () => {
    showPage('/property/list', '<main><ul><li>1</li><li>2</li></ul><aside>3</aside></main><nav>4</nav>');
    const tops: Record<string, number> = { 2: innerHeight, 3: innerHeight + 1, 4: innerHeight - 1 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: tops[this.textContent] ?? 0 } as DOMRect;
    });
    storeScreen('uid-1');
    expect(readScreen('uid-1', '/property/list')?.html).toBe('<main><ul><li>1</li></ul></main><nav>4</nav>');
    expect(document.querySelector('aside')).not.toBeNull();
  });

  it('is stored without the font faces of a drawn screen, which would accumulate', () => {
    const style = document.createElement('style');
    style.id = FONT_FACES_ID;
    style.textContent = '@font-face { font-family: Kanit; src: url(kanit-of-yesterday.woff2); }';
    document.head.prepend(style);
    storeScreen('uid-1');
    expect(readScreen('uid-1', '/property/list?page=2')?.fonts).not.toContain('yesterday');
    expect(readScreen('uid-1', '/property/list?page=2')?.fonts).toContain('kanit.woff2');
  });

  it('is not stored while the private view is off', () => {
    privacyStore.set(false);
    storeScreen('uid-1');
    expect(screenKeys()).toEqual([]);
  });

  it.each([
    ['a form with values', '<main><form><input value="Dupont"></form></main>'],
    ['an open dialog', '<main></main><dialog open></dialog>'],
    ['a page that is still loading', '<main><div role="status" aria-busy="true"></div></main>'],
    ['the sign-in panel', '<form></form>'],
    ['a page of more than 400,000 characters', `<main>${'x'.repeat(400_000)}</main>`],
  ])('is not stored for %s', (_, html) => {
    showPage('/property/list', html);
    storeScreen('uid-1');
    expect(screenKeys()).toEqual([]);
  });

  it('replaces the oldest of six stored screens', () => {
    const nowSpy = jest.spyOn(Date, 'now');
    for (let page = 1; page <= 7; page += 1) {
      nowSpy.mockReturnValue(page * 1000);
      showPage(`/contact/list?page=${page}`);
      storeScreen('uid-1');
    }
    expect(screenKeys().sort()).toEqual([2, 3, 4, 5, 6, 7].map((page) => `pignon.screen:/contact/list?page=${page}`));
  });

  it('is dropped with all others when storage is full', () => {
    storeScreen('uid-1');
    showPage('/contact/list');
    const setItemSpy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeScreen('uid-1');
    setItemSpy.mockRestore();
    expect(screenKeys()).toEqual([]);
  });
});
