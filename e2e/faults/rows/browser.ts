import type { Page } from '@playwright/test';
import { openForm, contactForm, ownContact, type OwnContact } from '../contact-form';
import { emailOf, PASSWORD } from '../../fixtures/accounts';
import { signInOn } from '../../fixtures/test';
import { storeShownRecords, turnPrivacyOff } from '../../fixtures/screens';
import { signInPanel } from '../../pages/sign-in';
import type { Fault, Stage } from '../fault';
import { expect, type EvidenceRecorder } from '../evidence-recorder';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A network that is there some time after the machine. */
const WAKING_MS = 2_000;
/** Longer than the pause after typing, before a draft is sent. */
const DRAFT_MS = 3_000;

async function savesAtFirstTry(
  page: Page,
  contact: OwnContact,
  witness: EvidenceRecorder,
  words: string,
): Promise<void> {
  await witness.heals('nothing to heal: it signs in, and saves at the first try', async () => {
    const form = await openForm(page, contact, 'negociateur', signInOn);
    await form.source.fill(words);
    await witness.sees(form.standing, /Brouillon gardé|non enregistrées/);
    await form.save();
    await form.saved();
  });
  await witness.keeps('in the database', contact.source, words);
}

const worksAtWrongHour =
  (offset: number) =>
  async ({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> => {
    const contact = await ownContact(api);
    const { page } = await open();
    const startedAt = Date.now();
    await witness.does(
      `the browser’s clock is ${offset > 0 ? 'an hour ahead' : 'an hour behind'} from before signing in`,
      () => page.clock.install({ time: startedAt + offset }),
    );
    await savesAtFirstTry(page, contact, witness, 'Horloge');
    const { modifiedTime } = await api.get<{ modifiedTime: string }>(`contact/${contact.id}`);
    const late = Math.abs(new Date(modifiedTime).getTime() - Date.now());
    await witness.keeps('written at the server’s hour', () => Promise.resolve(late < HOUR_MS / 2), true);
  };

async function killedTab({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { context, page } = await open();
  const form = await openForm(page, contact);
  await storeShownRecords(page);
  await form.source.fill('Écrit avant la fin');
  await page.waitForTimeout(DRAFT_MS);
  await witness.does('the process of the tab is killed 3 s after the last key', async () => {
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
  });
  const next = await context.newPage();
  const reopenedForm = contactForm(next, contact);
  await witness.heals('the form is opened again', async () => {
    await next.goto(contact.path);
    await witness.sees(next.getByRole('main').getByText(/Brouillon du/), /Brouillon du .* repris/);
    await expect(reopenedForm.source).toHaveValue('Écrit avant la fin');
  });
  await witness.keeps('in the form', reopenedForm.typed, 'Écrit avant la fin');
  await witness.keeps('in the database until it is saved', contact.source, (await contact.stored()).source);
  await reopenedForm.save();
  await reopenedForm.saved();
  await witness.keeps('in the database', contact.source, 'Écrit avant la fin');
}

async function fullStorage({ open, api, stack }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { context, page } = await open();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const form = await openForm(page, contact);
  await witness.does('the browser has no room left for this site, in any of its stores', async () => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(stack.url).origin, quotaSize: 1 });
    await page.evaluate(() => {
      let filling = 'x'.repeat(1_000_000);
      for (let number = 0; filling.length > 0; number += 1)
        try {
          localStorage.setItem(`full-${number}`, filling);
        } catch {
          filling = filling.slice(0, Math.floor(filling.length / 2));
        }
    });
  });
  await form.source.fill('Sans place');
  await witness.sees(form.standing, /Brouillon gardé|non enregistrées/);
  await witness.heals('nothing to heal: it saves at the first try, and opens again', async () => {
    await form.save();
    await form.saved();
    await page.reload();
    await expect(page.getByRole('banner').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Sans place').first()).toBeVisible();
  });
  await witness.keeps('in the database', contact.source, 'Sans place');
  await witness.keeps('errors that nobody caught', () => Promise.resolve(failures), []);
}

async function blockedStorage({ openWithoutStorage, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const page = await openWithoutStorage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await witness.does('the browser lets no site keep anything: no cookies, no stores', async () => {
    await page.goto('/');
    const isBlocked = await page.evaluate(() => {
      try {
        return window.localStorage.length < 0;
      } catch {
        return true;
      }
    });
    expect(isBlocked, 'the browser refuses localStorage').toBe(true);
  });
  await savesAtFirstTry(page, contact, witness, 'Sans mémoire');
  await witness.keeps('errors that nobody caught', () => Promise.resolve(failures), []);
}

async function asleep({ open, api }: Stage, witness: EvidenceRecorder): Promise<void> {
  const contact = await ownContact(api);
  const { context, page } = await open();
  await page.clock.install({ time: Date.now() - DAY_MS });
  const form = await openForm(page, contact);
  await form.source.fill('Écrit hier');
  await page.waitForTimeout(DRAFT_MS);
  await witness.does(
    'asleep for a day with a form open: the network goes, the clock jumps by 24 h, the network comes back',
    async () => {
      await context.setOffline(true);
      await page.clock.fastForward(DAY_MS);
      // the session ends, and its page is drawn, before the network is there
      await page.waitForTimeout(WAKING_MS);
      await context.setOffline(false);
      await page.mouse.move(300, 300);
    },
  );
  const panel = signInPanel(page);
  await witness.sees(page.locator('body'), /Vous avez été déconnecté après une heure d’inactivité\./);
  const reopenedForm = contactForm(page, contact);
  await witness.heals('signed in again, on the same page', async () => {
    await panel.email.fill(emailOf('negociateur'));
    await panel.password.fill(PASSWORD);
    await panel.password.press('Enter');
    await expect(page.getByRole('banner').first()).toBeVisible();
    await page.goto(contact.path);
    await turnPrivacyOff(page);
    await expect(reopenedForm.source).toHaveValue('Écrit hier');
  });
  await witness.keeps('in the form', reopenedForm.typed, 'Écrit hier');
  await reopenedForm.save();
  await reopenedForm.saved();
  await witness.keeps('in the database', contact.source, 'Écrit hier');
}

/** Faults of the browser, or of its machine. */
export const faults: readonly Fault[] = [
  { name: 'the browser’s clock an hour ahead', run: worksAtWrongHour(HOUR_MS) },
  { name: 'the browser’s clock an hour behind', run: worksAtWrongHour(-HOUR_MS) },
  { name: 'tab killed in mid-form', run: killedTab },
  { name: 'the browser’s storage full', run: fullStorage },
  { name: 'the browser’s storage blocked', run: blockedStorage },
  { name: 'a laptop asleep for a day', run: asleep },
];
