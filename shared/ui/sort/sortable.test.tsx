import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Sortable, type SortWords } from './sortable';
import { useSortableItem } from './use-sortable-item';

const WORDS: SortWords = {
  how: 'Espace',
  start: (place) => `start ${place}`,
  over: (place) => `over ${place}`,
  end: (place) => `end ${place}`,
  cancel: 'cancel',
};
const IDS = ['price', 'city', 'rooms', 'area'];
const LINE = 40;

function Line({ id }: { id: string }) {
  const { item, handle } = useSortableItem(id, 'line');
  return (
    <div {...item}>
      <button {...handle} type="button">
        {id}
      </button>
    </div>
  );
}

/** Simulates a layout: each line is below the previous one. */
function stubLayout() {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = IDS.findIndex((id) => this.textContent === id);
    return new DOMRect(0, Math.max(place, 0) * LINE, 200, LINE);
  });
}

function renderLines() {
  const onOrder = jest.fn<undefined, [readonly string[]]>();
  stubLayout();
  render(
    <Sortable lines ids={IDS} onOrder={onOrder} words={WORDS}>
      {IDS.map((id) => (
        <Line key={id} id={id} />
      ))}
    </Sortable>,
  );
  return onOrder;
}

const press = (id: string, ...codes: string[]) => {
  const handle = screen.getByRole('button', { name: id });
  handle.focus();
  for (const code of codes) fireEvent.keyDown(handle, { code, key: code });
};

test('handles keys that follow Space immediately', async () => {
  const onOrder = renderLines();
  press('price', 'Space', 'ArrowDown', 'ArrowDown', 'Space');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(['city', 'rooms', 'price', 'area']));
});

test('applies each key of a drag after the previous one', async () => {
  const onOrder = renderLines();
  press('price', 'Space');
  expect(await screen.findByText('over 1')).toBeInTheDocument();
  press('price', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(['city', 'rooms', 'area', 'price']));
});

test('cancels an immediate Escape, and handles the next key', async () => {
  const onOrder = renderLines();
  press('price', 'Space', 'ArrowDown', 'Escape');
  expect(await screen.findByText('cancel')).toBeInTheDocument();
  expect(onOrder).not.toHaveBeenCalled();
  press('area', 'Space', 'ArrowUp', 'Enter');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(['price', 'city', 'area', 'rooms']));
});
