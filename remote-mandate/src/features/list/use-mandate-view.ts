import { useLocation, useSearchChange } from '@pignon/shared/router';

export const MANDATE_VIEWS = ['TABLE', 'BOARD'] as const;
export type MandateView = (typeof MANDATE_VIEWS)[number];

/** View of the list from the address: `?view=board`; the table by default. */
export function useMandateView(): [view: MandateView, setView: (view: MandateView) => void] {
  const { search } = useLocation();
  const changeSearch = useSearchChange();
  const view = new URLSearchParams(search).get('view') === 'board' ? 'BOARD' : 'TABLE';
  const setView = (next: MandateView) =>
    changeSearch((currentSearch) => {
      const params = new URLSearchParams(currentSearch);
      if (next === 'BOARD') params.set('view', 'board');
      else params.delete('view');
      const text = params.toString();
      return text === '' ? '' : `?${text}`;
    });
  return [view, setView];
}
