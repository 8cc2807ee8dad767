import type { Page } from '@playwright/test';
import { BROKEN, card, ENTRY, expectRestWorks, replaceResponse } from '../../fixtures/faults/faults';
import { CRASHED, screen, SILENT, tryAgain } from '../../fixtures/faults/fault-outcomes';
import { goTo, turnPrivacyOff } from '../../fixtures/screens';
import { openAsOn } from '../../fixtures/test';
import { contactForm, ownContact } from '../contact-form';
import type { Fault, Stage } from '../fault';
import { expect, type EvidenceRecorder } from '../evidence-recorder';

/** Longer than the timeout of a call. */
const NEVER_MS = 40_000;

/** Checks that the rest of the product works: another remote's screens open, and changes there are saved. */
async function restIsKept({ api }: Stage, witness: EvidenceRecorder, page: Page): Promise<void> {
  await expectRestWorks(page);
  const contact = await ownContact(api);
  await turnPrivacyOff(page);
  await goTo(page, contact.path);
  const form = contactForm(page, contact);
  await form.source.fill('Pendant la panne');
  await form.save();
  await form.saved();
  await witness.keeps('changed on another screen meanwhile', contact.source, 'Pendant la panne');
  await goTo(page, BROKEN.path);
}

async function missingEntry(stage: Stage, witness: EvidenceRecorder): Promise<void> {
  const { page } = await stage.open();
  await witness.does('the entry file of the remote of mandates answers 404', () =>
    page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' })),
  );
  await openAsOn(page, 'tous', BROKEN.path);
  await witness.sees(card(page), new RegExp(SILENT), 45_000);
  await restIsKept(stage, witness, page);
  await page.unroute(ENTRY);
  await expect(card(page)).toBeVisible();
  await witness.heals('« Réessayer », without a reload', async () => {
    await tryAgain(page);
    await expect(screen(page)).toBeVisible();
  });
}

const THROWS = `() => () => { if (!globalThis.well) throw new Error('planted: at render'); return 'Tout va bien'; }`;

async function throwingRemote(stage: Stage, witness: EvidenceRecorder): Promise<void> {
  const { page } = await stage.open();
  await witness.does('the screen of mandates throws while it is drawn', () => replaceResponse(page, () => THROWS));
  await openAsOn(page, 'tous', BROKEN.path);
  await witness.sees(card(page), new RegExp(CRASHED));
  await restIsKept(stage, witness, page);
  await expect(card(page)).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { well: true }));
  await witness.heals('« Réessayer », without a reload', async () => {
    await tryAgain(page);
    await expect(page.getByRole('main')).toContainText('Tout va bien');
  });
}

async function slowApi(stage: Stage, witness: EvidenceRecorder): Promise<void> {
  const { page } = await stage.open();
  const slow = '**/api/mandate/find*';
  await witness.does('the list of mandates does not answer within the 30 s that a call is waited for', () =>
    page.route(slow, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, NEVER_MS));
      await route.continue().catch(() => undefined);
    }),
  );
  await openAsOn(page, 'tous', BROKEN.path);
  await restIsKept(stage, witness, page);
  await witness.sees(page.getByRole('main'), /Le serveur met trop de temps à répondre/, 60_000);
  await page.unroute(slow);
  await witness.heals('« Réessayer » beside the sentence', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).first().click();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  });
}

/** Faults of a remote that affect the rest of the product. */
export const faults: readonly Fault[] = [
  { name: 'a remote’s entry file missing', run: missingEntry },
  { name: 'a remote that throws', run: throwingRemote },
  { name: 'a remote’s API slow', run: slowApi },
];
