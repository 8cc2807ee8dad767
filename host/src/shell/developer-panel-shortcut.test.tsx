import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { DeveloperPanelShortcut } from './developer-panel-shortcut';

jest.mock('../boot/platform', () => ({
  catalogue: {
    get: () => EMPTY_CATALOGUE,
    newest: () => EMPTY_CATALOGUE,
    person: () => undefined,
    isPointed: () => false,
    subscribe: () => () => undefined,
  },
  remoteLoader: { standIn: () => undefined },
  exposedModules: { states: () => [] },
}));
const EMPTY_CATALOGUE = { revision: 0, remotes: {} };

const SHORTCUT_KEYS = '{Control>}{Alt>}d{/Alt}{/Control}';
const findPanel = () => screen.findByRole('dialog', { name: 'Panneau de développement' });

describe('the shortcut of the developer panel', () => {
  it('opens and closes the panel for support', async () => {
    setRuntimeConfig({ environment: 'production' });
    const { user } = await renderScreen(<DeveloperPanelShortcut />, { roles: ['SUPPORT'] });
    await user.keyboard(SHORTCUT_KEYS);
    await findPanel();
    await user.keyboard(SHORTCUT_KEYS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['local', 'qa'])('opens the panel for every user in the environment %s', async (environment) => {
    setRuntimeConfig({ environment });
    const { user } = await renderScreen(<DeveloperPanelShortcut />, { roles: ['NEGOTIATOR'] });
    await user.keyboard(SHORTCUT_KEYS);
    await findPanel();
  });

  it('does nothing for other users in production', async () => {
    setRuntimeConfig({ environment: 'production' });
    const { user } = await renderScreen(<DeveloperPanelShortcut />, { roles: ['MANAGER', 'NEGOTIATOR'] });
    await user.keyboard(SHORTCUT_KEYS);
    // nothing is rendered: an opened panel would show at least its loading state
    expect(document.body.querySelector('dialog, [aria-busy]')).toBeNull();
  });
});

describe('the developer panel', () => {
  it('switches tabs by arrow keys, and reopens on the last tab', async () => {
    setRuntimeConfig({ environment: 'local' });
    bus.publish('contact.saved', { contactId: 7 });
    const { user } = await renderScreen(<DeveloperPanelShortcut />);
    await user.keyboard(SHORTCUT_KEYS);
    const tabs = within(within(await findPanel()).getByRole('tablist'));
    expect(tabs.getByRole('tab', { selected: true })).toHaveFocus();
    const names = tabs.getAllByRole('tab').map((tab) => tab.textContent);
    await user.keyboard('{End}');
    expect(tabs.getByRole('tab', { name: names.at(-1) })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tabs.getByRole('tab', { name: names[0] })).toHaveAttribute('aria-selected', 'true');
    for (const name of names.slice(1)) {
      await user.keyboard('{ArrowRight}');
      expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent(name);
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    }
    await user.click(tabs.getByRole('tab', { name: 'Événements' }));
    await screen.findByText('contact.saved');
    await user.keyboard(SHORTCUT_KEYS);
    await user.keyboard(SHORTCUT_KEYS);
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Événements'));
  });
});
