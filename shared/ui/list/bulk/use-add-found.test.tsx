import { act, renderHook } from '@testing-library/react';
import { setupI18n } from '@pignon/shared/i18n';
import { useNewChooser } from '../select/use-selection';
import { useAddFound, type ReadPage } from './use-add-found';

beforeEach(() => setupI18n('fr'));

const row = (id: string) => ({ id, version: 1 });
type PageOfRows = Awaited<ReturnType<ReadPage>>;

/** A list with one selected row, and two pages that arrive when told. */
function openList() {
  const arrivals: ((page: PageOfRows) => void)[] = [];
  const readPage: ReadPage = () => new Promise((resolve) => arrivals.push(resolve));
  const { result, rerender } = renderHook(
    ({ city }) => {
      const chooser = useNewChooser({ city });
      return { chooser, found: useAddFound(chooser, readPage) };
    },
    { initialProps: { city: 'Vannes' } },
  );
  act(() => result.current.chooser.addAll([row('a')]));
  act(() => result.current.found.addAll());
  const arrive = (ids: readonly string[]) =>
    act(async () => {
      arrivals.shift()?.({ rows: ids.map(row), totalPages: 2 });
      await Promise.resolve();
    });
  const selectedIds = () => [...result.current.chooser.store.get().keys()];
  return { result, rerender, arrive, selectedIds };
}

it('adds every page of the list', async () => {
  const { result, arrive, selectedIds } = openList();
  await arrive(['a', 'b']);
  expect(result.current.found.busy).toBe(true);
  await arrive(['c']);
  expect(selectedIds()).toEqual(['a', 'b', 'c']);
  expect(result.current.found.busy).toBe(false);
});

it('adds nothing of a list whose filters changed meanwhile, even beside a new selection', async () => {
  const { result, rerender, arrive, selectedIds } = openList();
  await arrive(['a', 'b']);
  rerender({ city: 'Auray' });
  act(() => result.current.chooser.addAll([row('z')]));
  await arrive(['c']);
  expect(selectedIds()).toEqual(['z']);
  expect(result.current.found.busy).toBe(false);
});

it('adds nothing to a selection that was cleared meanwhile', async () => {
  const { result, arrive, selectedIds } = openList();
  act(() => result.current.chooser.clear());
  await arrive(['a', 'b']);
  expect(selectedIds()).toEqual([]);
  expect(result.current.found.busy).toBe(false);
});
