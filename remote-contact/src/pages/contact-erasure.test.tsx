import { aContact } from '@pignon/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import { openContact } from '../test/open-contact';

const CONTACT_EXPORT: ContactExport = {
  exportedTime: '2026-11-21T09:30:00.000Z',
  contact: aContact(),
  review: null,
  properties: [],
  mandates: [],
  visits: [],
  proposals: [],
  events: [],
  media: [],
  journal: [],
};

describe('the erasure of a contact', () => {
  const PREVIEW = {
    erased: ['Nom', 'Téléphones'],
    kept: [{ what: 'Mandats signés', until: '2036-04-10', reason: 'Les mandats se conservent 10 ans.' }],
    refusal: null,
  };

  it('lists what is erased and what the law keeps, and requires a word', async () => {
    const erased = jest.fn<unknown, unknown[]>();
    const stop = bus.on('contact.erased', erased);
    const { user, api } = await openContact('/contact/7', {
      'GET contact/{id}/erasure': () => PREVIEW,
      'POST contact/{id}/erase': () => ({ erased: [], kept: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Effacer les données…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Téléphones')).toBeVisible();
    expect(dialog.getByText('Jusqu’au 10/04/2036')).toBeVisible();
    expect(dialog.getByText('Les mandats se conservent 10 ans.')).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Effacer définitivement' });
    expect(button).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'effacer');
    await user.click(button);
    await waitFor(() => expect(erased.mock.calls[0]?.[0]).toEqual({ contactId: 7 }));
    expect(api.received.map(({ key }) => key)).toContain('POST contact/{id}/erase');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stop();
  });

  it('cannot be confirmed while a mandate needs the person', async () => {
    const refusal = 'Le mandat n° 7 est en cours.';
    const { user } = await openContact('/contact/7', {
      'GET contact/{id}/erasure': () => ({ erased: [], kept: [], refusal }),
    });
    await user.click(await screen.findByRole('button', { name: 'Effacer les données…' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer définitivement' })).toBeNull();
  });

  it('is for managers only; read-only users export nothing', async () => {
    await openContact('/contact/7', {}, false, ['NEGOTIATOR']);
    expect(await screen.findByRole('button', { name: 'Exporter en JSON' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer les données…' })).toBeNull();
  });

  it('and the export download files with the stored data', async () => {
    const files: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (exportedBlob: Blob) => {
      blob = exportedBlob;
      return 'blob:held';
    };
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
    const { user } = await openContact('/contact/7', { 'GET contact/{id}/export': () => CONTACT_EXPORT });
    await user.click(await screen.findByRole('button', { name: 'Exporter en JSON' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Exporter pour la personne' }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual([
      'Données de Harispe Maialen.json',
      'Données de Harispe Maialen.html',
    ]);
    const [data, page] = await Promise.all(
      files.map(async (file) => new TextDecoder().decode(await file.blob.arrayBuffer())),
    );
    expect(JSON.parse(data ?? '')).toEqual(CONTACT_EXPORT);
    expect(page).toContain('maialen.harispe@example.test');
  });

  it('and the export are disabled while a customer looks', async () => {
    await openContact('/contact/7', {}, true);
    expect(await screen.findByRole('button', { name: 'Exporter en JSON' })).toHaveAttribute('aria-disabled', 'true');
  });
});
