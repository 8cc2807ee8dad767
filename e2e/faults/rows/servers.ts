import { photographs } from '../../fixtures/photographs';
import { createHouse } from '../../fixtures/create-house';
import { go, turnPrivacyOff } from '../../fixtures/screens';
import { openAsOn } from '../../fixtures/test';
import { fillSignIn, signInPanel } from '../../pages/sign-in';
import { emailOf } from '../../fixtures/accounts';
import { openForm, ownContact } from '../contact-form';
import type { Fault, FaultStack, Part, Stage } from '../fault';
import { expect, type EvidenceRecorder } from '../evidence-recorder';

const AWAY = /injoignable|indisponible/;

const partOf = (stack: FaultStack, name: 'api' | 'database' | 'disk'): Part => {
  const part = stack[name];
  if (!part) throw new Error(`This stack cannot lose its ${name}.`);
  return part;
};

/** Saves while a service is away, and again when it is back. */
const savesWithout =
  (name: 'api' | 'database', description: string, back: string) =>
  async ({ stack, open, api }: Stage, witness: EvidenceRecorder): Promise<void> => {
    const part = partOf(stack, name);
    const contact = await ownContact(api);
    const { page } = await open();
    const form = await openForm(page, contact);
    const before = await contact.version();
    await form.source.fill('Salon de Bayonne');
    try {
      await witness.does(description, part.cut);
      await form.save();
      await witness.sees(form.standing, AWAY, 40_000);
      await witness.keeps('in the form', form.typed, 'Salon de Bayonne');
    } finally {
      await part.mend();
    }
    await witness.heals(back, () => form.saveUntilSaved());
    await witness.keeps('in the database', contact.source, 'Salon de Bayonne');
    await witness.keeps('versions written', async () => (await contact.version()) - before, 1);
  };

async function uploadsOnFullDisk({ stack, open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const disk = partOf(stack, 'disk');
  const { reference } = await createHouse(api);
  const { page } = await open();
  await openAsOn(page, 'manager', '/profile');
  await turnPrivacyOff(page);
  await go(page, `/property/${reference}/photos`);
  const [photo] = await photographs(page, 1);
  if (!photo) throw new Error('No photograph was made.');
  const file = { name: photo.name, mimeType: photo.mimeType, buffer: Buffer.from(photo.base64, 'base64') };
  const upload = () => page.locator('input[type="file"][multiple]').setInputFiles([file]);
  const media = async () => (await api.get<{ content: unknown[] }>(`media/property/${reference}`)).content.length;
  try {
    await witness.does('the file system of media has no byte left; a photograph is sent', disk.cut);
    await upload();
    await witness.sees(page.getByRole('main').getByRole('alert'), /disque du serveur est plein/, 40_000);
    await witness.keeps('half photographs in the database', media, 0);
  } finally {
    await disk.mend();
  }
  await witness.heals('« Réessayer » beside the file', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /Réessayer/ })
      .first()
      .click();
    await expect(page.getByRole('switch', { name: /^Rendre public/ })).toBeVisible();
  });
  await witness.keeps('photographs in the database', media, 1);
}

async function worksWithoutIdentity({ stack, open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { page: working } = await open();
  const form = await openForm(working, contact);
  const { page } = await open();
  const panel = await fillSignIn(page, '/', emailOf('support'));
  try {
    await witness.does('connections to the identity service are refused', stack.identity.cut);
    await panel.submit.click();
    await witness.sees(panel.alert, /./);
    await witness.keeps('address at the sign-in', () => panel.email.inputValue(), emailOf('support'));
    await form.source.fill('Vitrine');
    await form.save();
    // a token stays trusted for that long after its account is unverifiable
    await witness.sees(form.standing, AWAY, 40_000);
    await witness.keeps('in the form of who was in already', form.typed, 'Vitrine');
  } finally {
    await stack.identity.mend();
  }
  await witness.heals('« Se connecter » again, « Enregistrer » again', async () => {
    await signInPanel(page).submit.click();
    await expect(page.getByRole('banner').first()).toBeVisible();
    await form.saveUntilSaved();
  });
  await witness.keeps('in the database', contact.source, 'Vitrine');
}

/** Servers that stop or are unreachable. */
export const faults: readonly Fault[] = [
  {
    name: 'API killed and started again',
    run: savesWithout('api', '`kill -9` of the API while a contact is being changed', 'API started, « Enregistrer »'),
  },
  {
    name: 'database gone and back',
    needs: 'postgres',
    run: savesWithout(
      'database',
      'every connection to PostgreSQL is cut and new ones are refused',
      'connections let through, « Enregistrer »',
    ),
  },
  { name: 'disk full', needs: 'mount', run: uploadsOnFullDisk },
  { name: 'identity service down', run: worksWithoutIdentity },
];
