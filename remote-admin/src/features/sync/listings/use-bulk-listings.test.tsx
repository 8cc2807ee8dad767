import { screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { openSync } from '../test/a-portal';
import { useBulkListings } from './use-bulk-listings';

const REFERENCES = ['V26-00001', 'V26-00002'];

/** Two listings that were read once, and are no longer on screen. */
function OffScreenListings() {
  const { bulk, remember } = useBulkListings('seloger');
  const read = () => remember(REFERENCES.map((reference) => ({ reference, choice: null })));
  const start = (included: boolean) =>
    bulk.start(
      '',
      REFERENCES.map((id) => ({ id, fields: { included } })),
    );
  return (
    <>
      <button type="button" onClick={read}>
        Read
      </button>
      <button type="button" onClick={() => void start(true)}>
        Put on
      </button>
      <button type="button" onClick={() => void start(false)}>
        Keep off
      </button>
    </>
  );
}

it('undoes the last change only, also of listings that are not on screen', async () => {
  const undoIds: string[] = [];
  const stop = bus.on('notice.raised', ({ action }) => {
    if (action && 'id' in action) undoIds.push(action.id);
  });
  const finding = { path: 'title', severity: 'BLOCKING', message: 'Le titre manque.', source: 'PORTAL' } as const;
  const { user, api } = await openSync(
    <OffScreenListings />,
    { at: '/sync/edit' },
    {
      'PATCH sync/{portal}/listings': ({ body: { changes } }) => ({
        changed: changes.length,
        blocked: changes[1]?.included ? [{ reference: 'V26-00002', title: 'Studio', findings: [finding] }] : [],
      }),
    },
  );
  const bodies = () =>
    api.received
      .filter(({ key }) => key === 'PATCH sync/{portal}/listings')
      .map(({ body }) => (body as { changes: { included: boolean | null }[] }).changes.map(({ included }) => included));
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await user.click(screen.getByRole('button', { name: 'Put on' }));
  await waitFor(() => expect(bodies()).toEqual([[true, true]]));
  await user.click(screen.getByRole('button', { name: 'Keep off' }));
  await waitFor(() => expect(undoIds).toHaveLength(1));
  bus.publish('notice.answered', { id: undoIds[0] ?? '' });
  // the second one was refused at first: it still follows the portal's rule
  await waitFor(() => expect(bodies()[2]).toEqual([true, null]));
  stop();
});
