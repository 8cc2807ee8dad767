import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@pignon/shared/testing';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { Button, Dialog, Field, FilterChip, IconButton, Input, Menu, Pagination, Segmented, Tooltip, XIcon } from '.';

describe('a button', () => {
  it('ignores clicks while busy, and says that it is', async () => {
    const click = jest.fn();
    const { user } = await renderScreen(
      <Button loading onClick={click}>
        Enregistrer
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Enregistrer' });
    await user.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('has an accessible name with an icon only', async () => {
    await renderScreen(<IconButton label="Fermer" icon={<XIcon />} />);
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
  });
});

describe('a field', () => {
  it('connects label, control and error', async () => {
    await renderScreen(
      <Field label="Ville" error="Ce champ est requis">
        {(ids) => <Input {...ids} invalid />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Ville' });
    expect(input).toHaveAccessibleDescription('Ce champ est requis');
    expect(input).toBeInvalid();
  });
});

describe('a menu', () => {
  const select = jest.fn();
  const menu = (
    <Menu
      label="Créer"
      items={[
        { kind: 'link', key: 'p', label: 'Bien', to: '/property/new' },
        { kind: 'group', key: 'line' },
        { kind: 'action', key: 'c', label: 'Contact', onSelect: select },
        { kind: 'action', key: 'm', label: 'Mandat', onSelect: select, disabled: true },
      ]}
      trigger={(props) => <Button {...props}>Créer</Button>}
    />
  );

  it('opens, navigates and selects by keyboard, and returns the focus', async () => {
    const { user } = await renderScreen(menu);
    screen.getByRole('button', { name: 'Créer' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Bien' })).toHaveFocus();
    await user.keyboard('c');
    expect(screen.getByRole('menuitem', { name: 'Contact' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(select).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Créer' })).toHaveFocus();
  });

  it('closes on Escape and on a click outside', async () => {
    const { user } = await renderScreen(menu);
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('navigates by typed letters, ignoring accents, and by Home and End', async () => {
    const entries = ['Cadastre', 'Géorisques', 'Événements', 'Clients', 'Contacts', 'Cube'];
    const { user } = await renderScreen(
      <Menu
        label="Menu"
        items={entries.map((label) => ({ kind: 'action', key: label, label, onSelect: select }))}
        trigger={(props) => <Button {...props}>Ouvrir</Button>}
      />,
    );
    fakeTimersOnly(['Date']);
    const press = async (keys: string) => {
      jest.setSystemTime(Date.now() + 1_000);
      await user.keyboard(keys);
      return document.activeElement?.textContent;
    };
    screen.getByRole('button', { name: 'Ouvrir' }).focus();
    expect(await press('{ArrowUp}')).toBe('Cube');
    expect(await press('e')).toBe('Événements');
    expect(await press('con')).toBe('Contacts');
    expect(await press('c')).toBe('Cube');
    expect(await press('cc')).toBe('Clients');
    expect(await press('{End}')).toBe('Cube');
    expect(await press('{Home}')).toBe('Cadastre');
    jest.useRealTimers();
  });

  it('closes on Escape without closing its dialog', async () => {
    const close = jest.fn();
    const { user } = await renderScreen(
      <Dialog open title="Réglages" onClose={close}>
        {menu}
      </Dialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('menu'));
    const escaped = fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Bien' }), { key: 'Escape' });
    expect(escaped).toBe(false);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Créer' })).toHaveFocus();
  });

  it('opens the address of an entry', async () => {
    const { user, address } = await renderScreen(menu);
    await user.click(screen.getByRole('button', { name: 'Créer' }));
    await user.click(screen.getByRole('menuitem', { name: 'Bien' }));
    expect(address()).toBe('/property/new');
  });
});

describe('a dialog', () => {
  function DialogExample() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Demander</Button>
        <Button>Autre</Button>
        <Dialog open={open} title="Question" onClose={() => setOpen(false)}>
          <Button data-begin="" onClick={() => setOpen(false)}>
            Répondre
          </Button>
        </Dialog>
      </>
    );
  }

  it('returns the focus to the element that opened it', async () => {
    const { user } = await renderScreen(<DialogExample />);
    await user.click(screen.getByRole('button', { name: 'Demander' }));
    expect(screen.getByRole('button', { name: 'Répondre' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Demander' })).toHaveFocus();
  });
});

describe('a tooltip', () => {
  it('opens after 300 ms on focus and describes its element', async () => {
    await renderScreen(
      <Tooltip title="Masqué en écran client">
        <button type="button">Téléphone</button>
      </Tooltip>,
    );
    jest.useFakeTimers();
    const button = screen.getByRole('button', { name: 'Téléphone' });
    fireEvent.focus(button);
    act(() => jest.advanceTimersByTime(299));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveAccessibleDescription('Masqué en écran client');
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('a dialog', () => {
  it('has a name and closes by its button', async () => {
    const close = jest.fn();
    const { user } = await renderScreen(
      <Dialog open title="Supprimer le bien" onClose={close}>
        Sûr ?
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Supprimer le bien' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a segmented control', () => {
  it('changes by click', async () => {
    const change = jest.fn();
    const options = [
      { value: 'IMAGES', label: 'Images' },
      { value: 'TABLE', label: 'Tableau' },
    ] as const;
    const { user } = await renderScreen(
      <Segmented label="Affichage" value="IMAGES" options={options} onChange={change} />,
    );
    await user.click(screen.getByRole('radio', { name: 'Tableau' }));
    expect(change).toHaveBeenCalledWith('TABLE');
  });
});

describe('pagination and filter chips', () => {
  it('show the position and open the selected page', async () => {
    const go = jest.fn();
    const page = { number: 1, size: 10, totalElements: 1312, totalPages: 132 };
    const { user } = await renderScreen(<Pagination page={page} onPage={go} />);
    expect(screen.getByText('11–20 sur 1\u202f312', { normalizer: (text) => text })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await user.click(screen.getByRole('button', { name: 'Page 132' }));
    expect(go.mock.calls).toEqual([[2], [131]]);
  });

  it('disable navigation at both ends', async () => {
    const page = { number: 0, size: 10, totalElements: 4, totalPages: 1 };
    await renderScreen(<Pagination page={page} onPage={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
  });

  it('remove a filter', async () => {
    const remove = jest.fn();
    const { user } = await renderScreen(<FilterChip label="Bayonne" onRemove={remove} />);
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Bayonne' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
