import type { BrowserContext, Page } from '@playwright/test';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { overflowAt, violationsOf } from '../../fixtures/page-checks/accessibility';
import { colleague } from '../../fixtures/api';
import { customerLink, mailTo, publishable } from '../../fixtures/customer-mail';
import { NO_OVERFLOW, WIDTHS } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, turnPrivacyOff } from '../../fixtures/screens';
import { expect, openAsOn, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

/** Time limit for a customer's answer to appear on the negotiator's screens. */
const EXPECT_OPTIONS = { timeout: 5_000 };

const answersOf = (page: Page) => page.getByRole('region', { name: 'Vos clients ont répondu' });

/** Opens the home page and waits until it receives change events. */
async function listening(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const line = page.waitForResponse((answer) => answer.url().endsWith('/api/stream'));
  const answersResponse = page.waitForResponse((answer) => answer.url().endsWith('/api/proposal/answer/find'));
  await openAsOn(page, 'negociateur', '/');
  await waitForScreen(page);
  await Promise.all([line, answersResponse]);
  return page;
}

test('a customer’s answer appears at once on the negotiator’s desktop and phone, and is settled once', async ({
  browser,
  request,
}) => {
  test.slow();
  const api = await colleague(request, 'negociateur');
  const [property] = await publishable(api);
  if (!property) throw new Error('the demonstration has nothing that may be advertised');
  const name = uniqueName('Desir');
  const email = `${name.toLowerCase()}@example.test`;
  const customer = await api.post<Contact>('contact', {
    contactType: ['CUSTOMER'],
    title: 'MRS',
    lastName: name,
    email,
    phone: [{ number: '+33612345678', type: 'MOBILE', main: true, note: '' }],
    consents: [{ channel: 'EMAIL', given: true, date: '2026-01-05', proof: 'formulaire' }],
  });
  const pairs = [{ contactId: customer.id, reference: property.reference }];
  await api.post('proposal', { pairs, means: 'EMAIL' });
  await expect.poll(async () => (await mailTo(request, email)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await mailTo(request, email);

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const [office, phone] = [await listening(desk), await listening(pocket)];
  await turnPrivacyOff(office);
  const reloads: string[] = [];
  for (const page of [office, phone]) page.on('framenavigated', (frame) => reloads.push(frame.url()));
  const line = (page: Page) => answersOf(page).getByRole('listitem').filter({ hasText: name });
  await expect(line(office)).toHaveCount(0);

  const anonymousContext = await browser.newContext({ javaScriptEnabled: false });
  const visitorPage = await anonymousContext.newPage();
  await visitorPage.goto(customerLink(mail));
  await visitorPage.getByRole('button', { name: 'Ce bien m’intéresse' }).click();
  await expect(visitorPage.getByText('Votre négociateur sait que ce bien vous intéresse')).toBeVisible();

  await test.step('shows the answer live, with name, property, a call button and a notice', async () => {
    await expect(line(office)).toBeVisible(EXPECT_OPTIONS);
    await expect(line(office).getByRole('link', { name })).toHaveAttribute('href', `/contact/${customer.id}`);
    await expect(line(office).getByRole('link', { name: property.reference })).toBeVisible();
    await expect(line(office).getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', 'tel:+33612345678');
    await expect(office.getByText(`${name} est intéressé par le bien ${property.reference}.`)).toBeVisible(
      EXPECT_OPTIONS,
    );
    await expect(office.getByRole('banner').getByRole('link', { name: /attend(ent)? votre réponse/ })).toBeVisible();
    await expect(office).toHaveTitle(/^\(\d+\) Ma journée/);
    expect.soft(await violationsOf(office), 'the answers of customers').toEqual([]);
  });

  await test.step('hides the number on the phone’s client screen', async () => {
    await expect(line(phone)).toBeVisible(EXPECT_OPTIONS);
    await expect(line(phone).getByRole('button', { name: 'Appeler' })).toBeInViewport();
    await expect(phone.getByText(`Un client est intéressé par le bien ${property.reference}.`)).toBeVisible(
      EXPECT_OPTIONS,
    );
    expect(await phone.content()).not.toMatch(/612345678|12 34 56 78/);
  });

  await test.step('the customer asks a question', async () => {
    await visitorPage.getByText('Poser une question').click();
    await visitorPage.getByLabel('Votre question sur ce bien').fill('Le jardin est-il clos ?');
    await visitorPage.getByRole('button', { name: 'Envoyer ma question' }).click();
    await expect(visitorPage.getByText('Votre question est chez votre négociateur')).toBeVisible();
    await expect(line(office).filter({ hasText: 'Le jardin est-il clos ?' })).toBeVisible(EXPECT_OPTIONS);
    expect.soft(await overflowAt(office, WIDTHS), 'answers are wider than their window').toEqual(NO_OVERFLOW);
  });

  await test.step('an answer settled on the phone leaves the desktop too', async () => {
    for (const remaining of [1, 0]) {
      await line(phone).first().getByRole('button', { name: 'Traité' }).click();
      await phone.getByRole('menuitem', { name: 'Client rappelé' }).click();
      await expect(line(phone)).toHaveCount(remaining, EXPECT_OPTIONS);
      await expect(line(office)).toHaveCount(remaining, EXPECT_OPTIONS);
    }
  });
  expect(reloads).toEqual([]);
  for (const context of [desk, pocket, anonymousContext]) await context.close();
});
