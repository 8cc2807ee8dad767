import { act, screen, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { privacyStore } from '@pignon/shared/state';
import { searchBox, openShell, setUpSearch } from './test/open-search';

setUpSearch();

describe('recently opened pages', () => {
  it('are listed without names on the client’s screen, until the session ends', async () => {
    document.title = 'Maïalen Harispe · Pignon';
    const { user } = await openShell({ at: '/contact/7' });
    await user.type(searchBox(), 'vis{Enter}');
    const recentOptions = () => within(screen.getByRole('group', { name: 'Ouverts récemment' })).getAllByRole('option');
    await user.click(searchBox());
    expect(recentOptions()[0]).toHaveTextContent('Maïalen Harispe');
    act(() => privacyStore.set(true));
    expect(recentOptions()[0]).toHaveTextContent(/^Contact$/);
    expect(recentOptions()[0]).not.toHaveTextContent('Harispe');
    act(() => bus.publish('session.ended', { reason: 'signed-out' }));
    expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).not.toBeInTheDocument();
  });

  it('include records across a reload, and drop erased contacts from storage', async () => {
    document.title = 'Maïalen Harispe · Pignon';
    const { user } = await openShell({ at: '/contact/7' });
    await user.type(searchBox(), 'vis{Enter}');
    expect(localStorage.getItem('pignon.recent')).toContain('/contact/7');
    expect(localStorage.getItem('pignon.recent')).not.toContain('/visit/list');
    act(() => bus.publish('contact.erased', { contactId: 7 }));
    expect(localStorage.getItem('pignon.recent')).not.toContain('Harispe');
  });

  it('exclude records that another user opened in this browser', async () => {
    const previousSession = {
      user: 'autre@pignon.test',
      records: [{ pathname: '/contact/7', title: 'Harispe', openly: true }],
    };
    localStorage.setItem('pignon.recent', JSON.stringify(previousSession));
    window.dispatchEvent(new StorageEvent('storage', { key: 'pignon.recent' }));
    const { user } = await openShell();
    await user.click(searchBox());
    expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).not.toBeInTheDocument();
    expect(localStorage.getItem('pignon.recent')).toBeNull();
  });

  it('drop the page of an erased contact', async () => {
    document.title = 'Maïalen Harispe · Pignon';
    const { user } = await openShell({ at: '/contact/7' });
    await user.type(searchBox(), 'vis{Enter}');
    await user.click(searchBox());
    const offeredAddresses = () => screen.getAllByRole('option').map((option) => option.getAttribute('href'));
    expect(offeredAddresses()).toContain('/contact/7');
    act(() => bus.publish('contact.erased', { contactId: 7 }));
    expect(offeredAddresses()).not.toContain('/contact/7');
  });
});
