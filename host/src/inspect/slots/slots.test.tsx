import { screen, within, waitFor } from '@testing-library/react';
import { CompositionProvider, Slot, type Composition, type SlotName, type SlotPiece } from '@pignon/shared/contract';
import { slotPlaces } from '@pignon/shared/contract/slot-places';
import { renderScreen } from '@pignon/shared/testing';
import { slotOutlinesStore } from '../slot-outlines-store';
import { developerTexts } from '../developer-translations.fixture';
import { SlotOutlines } from './slot-outlines';
import { SlotsTab } from './slots-tab';

/** The activity remote fills a panel, the contact remote renders nothing in it, and no remote fills the other slots. */
const COMPONENTS: Partial<Record<SlotName, SlotPiece<never>[]>> = {
  'property.panel': [
    { key: 'a', remote: 'activity', Piece: () => <p data-shown="">Visites</p> },
    { key: 'b', remote: 'contact', Piece: () => null },
  ],
};
const composition: Composition = {
  menus: [],
  routes: [],
  slotPieces: <N extends SlotName>(name: N) => (COMPONENTS[name] ?? []) as SlotPiece<N>[],
};

/** Simulates a layout: rendered content has a size, empty content has none. */
function stubLayout(): void {
  const elementRect = new DOMRect(10, 20, 300, 40);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(elementRect);
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([elementRect] as unknown as DOMRectList);
}

const page = (
  <CompositionProvider value={composition}>
    <section>
      <h2>Prix</h2>
      <Slot name="property.panel" reference="V26-00042" />
    </section>
    <Slot name="cart.action" references={[]} contactIds={[]} />
  </CompositionProvider>
);

beforeEach(() => {
  stubLayout();
  slotOutlinesStore.set(false);
});

describe('the slots of the developer panel', () => {
  it('are tracked while mounted, filled or not, without adding elements', async () => {
    const { container, unmount } = await renderScreen(page, developerTexts);
    expect([...slotPlaces].map(({ name, remote }) => [name, remote])).toEqual([
      ['property.panel', 'activity'],
      ['property.panel', 'contact'],
      ['cart.action', undefined],
    ]);
    expect(container.innerHTML).toBe('<section><h2>Prix</h2><p data-shown="">Visites</p></section>');
    unmount();
    expect(slotPlaces.size).toBe(0);
  });

  it('are listed with the remotes that fill them', async () => {
    await renderScreen(
      <>
        {page}
        <SlotsTab onLook={() => undefined} />
      </>,
      developerTexts,
    );
    const lines = within(await screen.findByRole('table')).getAllByRole('row');
    expect(lines.slice(1).map((line) => line.textContent.trim())).toEqual([
      'cart.actionvide',
      'property.panelactivityaffiché',
      'property.panelcontactrien à montrer',
    ]);
  });

  it('are outlined at their position until that is turned off', async () => {
    const { user } = await renderScreen(
      <>
        {page}
        <SlotOutlines />
      </>,
      developerTexts,
    );
    const frames = () => [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    await waitFor(() => expect(frames().length).toBe(3));
    expect(frames().map(({ textContent, style }) => [textContent, style.left, style.top, style.height])).toEqual([
      ['property.panel · activity', '10px', '20px', '40px'],
      ['property.panel · contact, rien à montrer', '10px', '60px', '0px'],
      ['cart.action · vide', '10px', '60px', '0px'],
    ]);
    expect(screen.getByRole('complementary')).toHaveTextContent('3 emplacements, 1 vide');
    slotOutlinesStore.set(true);
    await user.click(screen.getByRole('button', { name: 'Ne plus encadrer' }));
    expect(slotOutlinesStore.get()).toBe(false);
  });

  it('call onLook when the user turns the outlines on', async () => {
    const onLookMock = jest.fn();
    const { user } = await renderScreen(<SlotsTab onLook={onLookMock} />, developerTexts);
    await user.click(screen.getByRole('button', { name: 'Encadrer sur la page' }));
    expect(onLookMock).toHaveBeenCalledTimes(1);
  });
});
