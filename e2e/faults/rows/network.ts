import type { Page } from '@playwright/test';
import { goTo } from '../../fixtures/screens';
import { contactForm, openForm, ownContact } from '../contact-form';
import type { Fault, Stage } from '../fault';
import { expect, type EvidenceRecorder } from '../evidence-recorder';

const CALLS = '**/api/**';
const LATENCY_MS = 2_000;
/** One in this many requests fails. */
const FAILS_ONE_OF = 5;
const RECORDS = 6;

async function savesSlowly({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { page } = await open();
  const form = await openForm(page, contact);
  const before = await contact.version();
  await witness.does('each call answers 2 s late; « Enregistrer » is pressed twice', () =>
    page.route(CALLS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
      await route.continue().catch(() => undefined);
    }),
  );
  await form.source.fill('Bouche à oreille');
  await witness.heals('by itself, once the answer comes', async () => {
    await form.save();
    await page.keyboard.press('Control+s');
    await witness.sees(form.standing, /Enregistrement…/);
    await form.saved();
  });
  await witness.keeps('in the database', contact.source, 'Bouche à oreille');
  await witness.keeps('versions written', async () => (await contact.version()) - before, 1);
}

/** Fails each fifth call: half of these before the server receives it, half after. Returns the number of failures. */
async function failEveryFifth(page: Page): Promise<() => number> {
  let calls = 0;
  let failed = 0;
  await page.route(CALLS, async (route) => {
    if (route.request().url().endsWith('/stream') || ++calls % FAILS_ONE_OF !== 0) return route.continue();
    failed += 1;
    // a lost response is the harder case: the write has happened
    if (failed % 2 === 0) await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  return () => failed;
}

async function worksOnBadLine({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const { page } = await open();
  const contacts = await Promise.all(Array.from({ length: RECORDS }, () => ownContact(api)));
  const [first] = contacts;
  if (!first) throw new Error('No contact was made.');
  await openForm(page, first);
  const before = await Promise.all(contacts.map(({ version }) => version()));
  let failed = () => 0;
  await witness.does(
    `every fifth call fails, on its way or on its way back, while ${RECORDS} contacts are changed`,
    async () => {
      failed = await failEveryFifth(page);
    },
  );
  let isReported = false;
  await witness.heals('« Réessayer » or « Enregistrer » until saved', async () => {
    for (const [index, contact] of contacts.entries()) {
      await goTo(page, contact.path);
      const form = contactForm(page, contact);
      const retryButton = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
      await expect(form.source.or(retryButton).first()).toBeVisible();
      if (await retryButton.isVisible()) await retryButton.click();
      await form.source.fill(`Annonce ${index}`);
      // until a save has visibly failed: which calls fail is random
      if (!isReported)
        await page.route(`**/api/contact/${contact.id}`, (route) => route.abort('connectionreset'), { times: 1 });
      await form.save();
      if (!isReported) await witness.sees(form.standing, /injoignable/);
      isReported = true;
      await form.saveUntilSaved();
    }
  });
  expect(failed()).toBeGreaterThan(RECORDS);
  const stored = () => Promise.all(contacts.map(({ source }) => source()));
  await witness.keeps(
    'in the database',
    stored,
    contacts.map((_, index) => `Annonce ${index}`),
  );
  const versions = async () =>
    (await Promise.all(contacts.map(({ version }) => version()))).map((now, at) => now - (before[at] ?? 0));
  await witness.keeps(
    'versions written of each',
    versions,
    contacts.map(() => 1),
  );
}

/** Faults of a slow or lossy network. */
export const faults: readonly Fault[] = [
  { name: '2 s latency on each call', run: savesSlowly },
  { name: '20 % of requests fail', healsWithin: 120, run: worksOnBadLine },
];
