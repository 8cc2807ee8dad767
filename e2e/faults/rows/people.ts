import { contactForm, openForm, ownContact } from '../contact-form';
import { turnPrivacyOff } from '../../fixtures/screens';
import type { Fault, Stage } from '../fault';
import { expect, type EvidenceRecorder } from '../evidence-recorder';

async function oneRecordInTwoTabs({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { context, page } = await open();
  const firstForm = await openForm(page, contact);
  const other = await context.newPage();
  await other.goto(contact.path);
  await turnPrivacyOff(other);
  const secondForm = contactForm(other, contact);
  await expect(secondForm.source).toBeVisible();
  await witness.does('one contact is changed in two tabs of one person, each saves', async () => {
    await firstForm.source.fill('Premier onglet');
    await other.getByLabel('Prénom', { exact: true }).fill('Maïté');
    await firstForm.save();
    await firstForm.saved();
  });
  await witness.heals('« Enregistrer » in the second tab', async () => {
    await secondForm.save();
    await secondForm.saved();
  });
  await witness.sees(other.getByRole('main'), /Maïté/);
  await witness.keeps('of the first tab', contact.source, 'Premier onglet');
  const firstName = async () => (await api.get<{ firstName: string }>(`contact/${contact.id}`)).firstName;
  await witness.keeps('of the second', firstName, 'Maïté');
}

async function oneRecordOfTwoPeople({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { page } = await open();
  const ownForm = await openForm(page, contact);
  const otherPage = (await open()).page;
  const otherForm = await openForm(otherPage, contact, 'manager');
  await witness.does('two people change the same field, and save one after the other', async () => {
    await ownForm.source.fill('Salon');
    await otherForm.source.fill('Portail');
    await otherForm.save();
    await otherForm.saved();
    await ownForm.save();
  });
  const dialog = page.getByRole('dialog', { name: 'Deux versions à départager' });
  await witness.sees(dialog, /Portail/);
  await witness.keeps('in the form of the second', ownForm.typed, 'Salon');
  await witness.keeps('in the database until it is settled', contact.source, 'Portail');
  await witness.heals('one of both is chosen', async () => {
    await dialog.getByRole('radio', { name: /Salon/ }).check();
    await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await ownForm.saved();
  });
  await witness.keeps('in the database', contact.source, 'Salon');
}

/** Faults caused by several people who edit the same record. */
export const faults: readonly Fault[] = [
  { name: 'one record in two tabs', run: oneRecordInTwoTabs },
  { name: 'two people save one record', run: oneRecordOfTwoPeople },
];
