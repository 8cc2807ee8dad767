import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bus } from '@pignon/shared/bus';
import { setRuntimeConfig } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { EventPanelDoor } from './event-panel-door';

addHostMessages();

const keys = '{Control>}{Alt>}d{/Alt}{/Control}';

describe('the panel of events', () => {
  it('shows support what was told, by whom and of what, newest first, and narrows it', async () => {
    setRuntimeConfig({ environment: 'production' });
    const { user } = await renderScreen(<EventPanelDoor />, { roles: ['SUPPORT'] });
    bus.publish('contact.saved', { contactId: 7 });
    await user.keyboard(keys);
    const panel = within(await screen.findByRole('dialog', { name: 'Événements internes' }));
    act(() => bus.relay('property.saved', { reference: 'V26-00042' }));
    const rows = () => panel.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows()[0]).toMatch(/^\d\d:\d\d:\d\dserveurproperty\.saved\{"reference":"V26-00042"\}$/);
    expect(rows()[1]).toContain('cet ongletcontact.saved{"contactId":7}');
    await user.type(panel.getByRole('searchbox'), 'v26');
    await screen.findByText('property.saved');
    await expect.poll(() => rows().length).toBe(1);
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays shut for everybody else', async () => {
    setRuntimeConfig({ environment: 'production' });
    const { user } = await renderScreen(<EventPanelDoor />, { roles: ['MANAGER'] });
    await user.keyboard(keys);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
