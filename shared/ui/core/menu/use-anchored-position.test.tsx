import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@pignon/shared/testing';
import { Button, Menu } from '..';

const WINDOW = { innerWidth: 390, innerHeight: 844 };
const MENU_HEIGHT = 860;

/** Simulates a layout: the button is at the bottom of a phone, and the menu is higher than the window. */
function layOut(): void {
  Object.entries(WINDOW).forEach(([side, value]) => jest.replaceProperty(window, side as keyof typeof WINDOW, value));
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.role === 'menu' ? new DOMRect(0, 0, 300, MENU_HEIGHT) : new DOMRect(318, 788, 72, 56);
  });
}

const view = Object.assign(new EventTarget(), { offsetLeft: 0, offsetTop: 0, width: 390, height: 844 });

beforeEach(() => {
  Object.assign(view, { offsetTop: 0, height: WINDOW.innerHeight });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  layOut();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  jest.restoreAllMocks();
});

async function openMenu() {
  const { user } = await renderScreen(
    <Menu
      label="Plus"
      items={[{ kind: 'link', key: 'cart', label: 'Panier', to: '/cart' }]}
      trigger={(props) => <Button {...props}>Plus</Button>}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Plus' }));
  return screen.getByRole('menu', { name: 'Plus' });
}

const bottomOf = ({ style }: HTMLElement) => parseFloat(style.top) + parseFloat(style.maxHeight);

describe('a menu of the bottom bar on a phone', () => {
  it('opens above its button, within the window, and scrolls', async () => {
    const menu = await openMenu();
    expect(menu).toHaveStyle({ top: '8px', maxHeight: '776px' });
  });

  it('stays above an on-screen keyboard that opens', async () => {
    const menu = await openMenu();
    view.height = 420;
    act(() => void view.dispatchEvent(new Event('resize')));
    expect(bottomOf(menu)).toBeLessThanOrEqual(420 - 8);
    view.offsetTop = 300;
    act(() => void view.dispatchEvent(new Event('scroll')));
    expect(parseFloat(menu.style.top)).toBeGreaterThanOrEqual(308);
    expect(bottomOf(menu)).toBeLessThanOrEqual(720 - 8);
  });

  it('keeps its position while its own entries scroll', async () => {
    const menu = await openMenu();
    const { top, maxHeight } = menu.style;
    view.height = 420;
    fireEvent.scroll(menu);
    expect(menu).toHaveStyle({ top, maxHeight });
  });
});
