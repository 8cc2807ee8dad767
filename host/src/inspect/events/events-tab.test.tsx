import { act, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { privacyStore } from '@pignon/shared/state';
import { renderScreen } from '@pignon/shared/testing';
import { developerTexts } from '../developer-translations.fixture';
import { EventsTab } from './events-tab';

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
describe('the events of the developer panel', () => {
  it('are listed newest first with publisher and payload, and can be filtered', async () => {
    const { user } = await renderScreen(<EventsTab />, developerTexts);
    act(() => {
      bus.publish('contact.saved', { contactId: 7 });
      bus.relay('property.saved', { reference: 'V26-00042' });
    });
    expect(rows()[0]).toMatch(/^\d\d:\d\d:\d\dserveurproperty\.saved\{"reference":"V26-00042"\}$/);
    expect(rows()[1]).toContain('cet ongletcontact.saved{"contactId":7}');
    await user.click(screen.getByRole('radio', { name: 'serveur' }));
    expect(rows().filter((row) => row.includes('cet onglet'))).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'tous' }));
    await user.type(screen.getByRole('searchbox'), 'v26-00042');
    await waitFor(() => expect(rows().every((row) => row.includes('property.saved'))).toBe(true));
  });

  it('stay unchanged while paused, with a count of new ones, and resume', async () => {
    const { user } = await renderScreen(<EventsTab />, developerTexts);
    await user.click(screen.getByRole('button', { name: 'Suspendre' }));
    const previousRows = rows();
    act(() => bus.publish('mandate.saved', { mandateId: 31 }));
    expect(rows()).toEqual(previousRows);
    await user.click(screen.getByRole('button', { name: 'Reprendre, 1 nouveau' }));
    expect(rows()[0]).toContain('{"mandateId":31}');
  });

  it('are copied as displayed', async () => {
    const { user } = await renderScreen(<EventsTab />, developerTexts);
    act(() => bus.publish('visit.saved', { groupId: 'g-copied' }));
    await user.type(screen.getByRole('searchbox'), 'g-copied{Enter}');
    await waitFor(() => expect(rows().length).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    await screen.findByText('Copié.');
    expect(await navigator.clipboard.readText()).toMatch(/^\S+\there\tvisit\.saved\t\{"groupId":"g-copied"\}$/);
  });

  it('hide names on the client’s screen, also from the search', async () => {
    const { user } = await renderScreen(<EventsTab />, developerTexts);
    act(() => bus.publish('notice.raised', { message: 'Zoé Vasseur est enregistrée', seconds: 4 }));
    expect(rows()[0]).toContain('Zoé Vasseur');
    act(() => privacyStore.set(true));
    expect(rows()[0]).toContain('{"message":"•••","seconds":4}');
    expect(document.body.textContent).not.toContain('Vasseur');
    await user.type(screen.getByRole('searchbox'), 'vasseur{Enter}');
    await waitFor(() => expect(rows()).toEqual([]));
  });
});
