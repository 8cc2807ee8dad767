import { screen, within } from '@testing-library/react';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { cartStore, privacyStore, toggleCartContact, toggleCartProperty } from '@pignon/shared/state';
import { activeOptionText, searchBox, optionTexts, openShell, setUpSearch } from './test/open-search';

setUpSearch();

describe('the palette', () => {
  it('finds screens and actions from the first character, and runs them', async () => {
    const { user } = await openShell();
    await user.keyboard('{Control>}k{/Control}');
    expect(searchBox()).toHaveFocus();
    await user.keyboard('e');
    expect(optionTexts()).toContain('Activer l’écran client');
    await user.keyboard('cran{Enter}');
    expect(privacyStore.get()).toBe(true);
  });

  it('empties the cart, and restores it by undo', async () => {
    const { user } = await openShell();
    toggleCartProperty('V26-00042');
    toggleCartContact(7);
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('vider{Enter}');
    expect(cartStore.get()).toEqual({ properties: [], contacts: [] });
    expect(await screen.findByText('2 éléments retirés du panier.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remettre' }));
    expect(cartStore.get()).toEqual({ properties: ['V26-00042'], contacts: [7] });
  });

  it('opens a screen, and creates a record under the title of the page', async () => {
    const { user, address } = await openShell();
    await user.type(searchBox(), 'vis{Enter}');
    expect(address()).toBe('/visit/list');
    await user.type(searchBox(), 'nb');
    expect(activeOptionText()).toBe('Nouveau bien');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/property/new');
  });

  it('opens a destination in a new tab with Ctrl+Enter, and stays open', async () => {
    const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, address } = await openShell();
    await user.type(searchBox(), 'vis{Control>}{Enter}{/Control}');
    expect(windowOpen.mock.calls).toEqual([['/visit/list', '_blank', 'noopener']]);
    expect(address()).toBe('/');
    expect(searchBox()).toHaveAttribute('aria-expanded', 'true');
  });

  it('lists the actions of the page without input, and restores the focus on Escape', async () => {
    const runCommand = jest.fn();
    const { user } = await openShell({}, [
      { id: 'edit', label: 'Modifier', key: 'e', run: runCommand },
      { id: 'sell', label: 'Vendre', run: runCommand, disabled: true },
    ]);
    screen.getByRole('link', { name: 'Vers un contact' }).focus();
    await user.keyboard('/');
    const group = within(screen.getByRole('group', { name: 'Sur cette page' }));
    expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual(['ModifierE', 'Vendre']);
    expect(activeOptionText()).toBe('ModifierE');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Vers un contact' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('/{Enter}');
    expect(runCommand).toHaveBeenCalledTimes(1);
  });

  it('lists each destination once, by address and by label', async () => {
    const runCommand = jest.fn();
    const { user } = await openShell({}, [
      { id: 'new', label: 'Créer un bien', key: 'n', to: '/property/new', run: runCommand },
      { id: 'visits', label: 'Visites', run: runCommand },
    ]);
    await user.type(searchBox(), 'bien');
    expect(optionTexts().filter((line) => /nouveau|créer/i.test(line))).toEqual(['Créer un bienN']);
    await user.clear(searchBox());
    await user.type(searchBox(), 'vis');
    expect(optionTexts()).toEqual(['Visites']);
  });

  it('shows property titles whole and truncates long names, with the full text as tooltip', async () => {
    const title = 'Studio bien agencé à Saint-Jean-de-Luz';
    const name = 'Etcheverry-Larramendy Marie-Bernadette';
    const hits: SearchHit[] = [
      {
        kind: 'property',
        reference: 'V26-00173',
        transactionType: 'SALE',
        propertyStatus: 'ACTIVE',
        label: title,
        detail: 'Bayonne',
        archived: false,
      },
      { kind: 'contact', id: 7, contactType: ['NOTARY'], label: name, detail: '', archived: false },
    ];
    const { user } = await openShell({ api: { 'GET search': () => hits } });
    await user.type(searchBox(), 'etch');
    expect(await screen.findByTitle(title)).toHaveTextContent(title);
    expect(screen.getByTitle(name)).toHaveTextContent(/^Etcheverry-Larramendy Marie-Be…$/);
  });

  it('moves by arrow keys, and by Home and End once in the list', async () => {
    const { user } = await openShell({}, [
      { id: 'edit', label: 'Modifier', run: jest.fn() },
      { id: 'print', label: 'Imprimer', run: jest.fn() },
    ]);
    await user.click(searchBox());
    const [first, second] = optionTexts();
    expect(activeOptionText()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(activeOptionText()).toBe(second);
    await user.keyboard('{End}');
    expect(activeOptionText()).toBe(optionTexts().at(-1));
    await user.keyboard('{ArrowDown}');
    expect(activeOptionText()).toBe(first);
    await user.keyboard('{ArrowUp}{Home}');
    expect(activeOptionText()).toBe(first);
  });
});
