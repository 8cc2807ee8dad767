import { screen } from '@testing-library/react';
import { renderScreen } from '@pignon/shared/testing';
import { LinkTabs } from './link-tabs';

const TABS = ['users', 'agency', 'journal', 'remotes'];
const WIDTH = 150;
const ROW = 390;

/** Simulates a layout: links of equal width, left to right, in a row as wide as a phone. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const position = TABS.indexOf(this.textContent);
    return position < 0 ? new DOMRect(0, 0, ROW, 44) : new DOMRect(position * WIDTH, 0, WIDTH, 44);
  });
}

const draw = (currentTab: string) =>
  renderScreen(
    <LinkTabs label="Parts" tabs={TABS.map((tab) => ({ to: `/${tab}`, label: tab, current: tab === currentTab }))} />,
  );

it.each([
  ['users', 0],
  ['agency', 0],
  ['remotes', 3 * WIDTH - (ROW - WIDTH) / 2],
])('scrolls a row wider than the screen to the current part %s', async (currentTab, scrolled) => {
  layOut();
  await draw(currentTab);
  expect(screen.getByRole('navigation').scrollLeft).toBe(scrolled);
  jest.restoreAllMocks();
});
