import { act, renderHook } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { actionOfKey, pageActions, usePageActionList, usePageActions, type PageAction } from './actions';

const action = (id: string, overrides: Partial<PageAction> = {}): PageAction => ({
  id,
  label: id,
  run: () => undefined,
  ...overrides,
});
const ids = () => pageActions().map(({ id }) => id);

describe('the actions of a page', () => {
  it('are listed while it is mounted, also in strict mode', () => {
    const { unmount } = renderHook(() => usePageActions([action('new'), action('edit')]), { wrapper: StrictMode });
    expect(ids()).toEqual(['new', 'edit']);
    unmount();
    expect(ids()).toEqual([]);
  });

  it('run the latest function, without notifying for a new function', () => {
    const onRun = jest.fn();
    const actionList = renderHook(() => {
      onRun('rendered');
      return usePageActionList();
    });
    const page = renderHook(() => {
      const [count, setCount] = useState(1);
      usePageActions([action('add', { run: () => void onRun(count) })]);
      return setCount;
    });
    onRun.mockClear();
    act(() => page.result.current(2));
    expect(onRun).not.toHaveBeenCalled();
    actionList.result.current[0]?.run();
    expect(onRun.mock.calls).toEqual([[2]]);
  });

  it('notify when one is disabled or renamed', () => {
    const page = renderHook(({ disabled }) => usePageActions([action('save', { disabled })]), {
      initialProps: { disabled: true },
    });
    expect(pageActions()[0]?.disabled).toBe(true);
    page.rerender({ disabled: false });
    expect(pageActions()[0]?.disabled).toBe(false);
  });

  it('give a shared key to the last declared action that is enabled', () => {
    const actionsWithSameKey = [action('panel', { key: 'n' }), action('page', { key: 'n' })];
    expect(actionOfKey(actionsWithSameKey, 'n')?.id).toBe('page');
    expect(actionOfKey([action('panel', { key: 'n' }), action('page', { key: 'n', disabled: true })], 'n')?.id).toBe(
      'panel',
    );
    expect(actionOfKey(actionsWithSameKey, 'e')).toBeUndefined();
  });
});
