import type { Response } from '@playwright/test';
import { checkState } from '../../fixtures/page-checks/check-page-state';
import { waitForScreen, turnPrivacyOff } from '../../fixtures/screens';
import { expect, test } from '../../fixtures/test';
import { uniqueName } from '../../fixtures/unique-name';

test('a portal is added, tested, filled and sent to, with live progress, and its file is downloaded @gate', async ({
  page,
  openAs,
}) => {
  test.slow();
  const name = uniqueName('Vitrine ');
  await openAs('tous', '/');
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'Diffusion' }).click();
  await expect(page.getByRole('heading', { name: 'Diffusion', level: 1 })).toBeVisible();
  await waitForScreen(page);
  await checkState(page, 'the portals');

  await page.getByRole('link', { name: 'Réglages et biens' }).click();
  await page.getByRole('button', { name: 'Ajouter un portail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom' }).fill(name);
  await dialog.getByRole('button', { name: 'Ajouter le portail' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^(\* )?Nom$/ })).toHaveValue(name);

  await page.getByRole('textbox', { name: 'Numéro de compte' }).fill(name.replaceAll(/\W/g, ''));
  await page.getByRole('combobox', { name: 'Par', exact: true }).selectOption('Dossier');
  await page.getByRole('textbox', { name: 'Dossier' }).fill('e2e');
  await page.getByRole('radio', { name: /^Seulement les biens choisis/ }).check();
  await page.getByRole('switch', { name: 'Actif' }).click();
  await page.getByRole('button', { name: 'Ajouter une heure' }).click();
  await page.getByRole('textbox', { name: 'Heure 1' }).fill('06:30');
  await waitForScreen(page);
  await checkState(page, 'the settings of a portal');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(page.getByText(/^La connexion fonctionne/)).toBeVisible();

  await page.getByRole('radio', { name: 'Biens', exact: true }).click();
  const table = page.getByRole('table', { name: `Biens pour ${name}` });
  // houses of other specs are not published: legal checks block them
  await page.getByRole('searchbox').last().fill('Biarritz');
  await expect(page).toHaveURL(/Biarritz/);
  await expect(table.getByRole('row').nth(1)).toContainText('Ne part pas');
  await waitForScreen(page);
  await checkState(page, 'the properties of a portal');
  // a status tag as narrow as its column would cover the text beside it
  const narrow = (tags: Element[]) => tags.filter((tag) => tag.scrollWidth > tag.clientWidth).length;
  expect(await table.locator('.pg-tag').evaluateAll(narrow)).toBe(0);
  await page.getByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' }).check();
  const isPatch = (response: Response) =>
    response.request().method() === 'PATCH' && /\/sync\/[^/]+\/listings$/.test(response.url());
  const patched = page.waitForResponse(isPatch);
  await page.getByRole('toolbar').getByRole('button', { name: 'Mettre sur le portail' }).click();
  const { blocked } = (await (await patched).json()) as { blocked: unknown[] };
  const refused = page.getByRole('dialog', { name: `Mis sur ${name}` });
  if (blocked.length > 0) {
    await expect(refused).toBeVisible();
    await checkState(page, 'properties that a portal refuses');
    await refused.getByRole('button', { name: 'Fermer' }).last().click();
  }
  await expect(table.getByText('Choisi').first()).toBeVisible();

  await page.getByRole('link', { name: 'Portails' }).click();
  const card = page.getByRole('region', { name });
  await card.getByRole('button', { name: 'Vérifier et envoyer' }).click();
  await expect(dialog.getByText(/annonces? partir/)).toBeVisible();
  await checkState(page, 'what would be refused');
  await dialog.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(dialog).toBeHidden();
  // no clicks from here on: the change stream updates the page
  await expect(card.getByText('À jour')).toBeVisible({ timeout: 60_000 });
  await expect(card).toContainText(/\d+ annonces? · \d+ nouvelles?/);

  await card.getByRole('link', { name: 'Tous les envois' }).click();
  const row = page.getByRole('table', { name: 'Historique' }).getByRole('row').nth(1);
  await expect(row).toContainText('Terminé');
  await waitForScreen(page);
  await checkState(page, 'the history of sendings');
  await row.getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Résultat par annonce' })).toContainText('Nouvelle');
  await waitForScreen(page);
  await checkState(page, 'a sending');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le fichier' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('table', { name: 'Résultat par annonce' }).getByRole('link').first().click();
  // customers must not see where a property is published
  const published = page.getByRole('region', { name: /^Diffusion/ });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(published).toHaveCount(0);
  await turnPrivacyOff(page);
  await expect(published).toContainText(name);
  await expect(published).toContainText('En ligne depuis le');
});

test('a portal without a folder for its file shows the error at the field', async ({ page, openAs }) => {
  await openAs('synchro', '/sync/edit?portal=ubiflow');
  await page.getByRole('switch', { name: 'Actif' }).click();
  await page.getByRole('textbox', { name: 'Numéro de compte' }).fill('A64');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Indiquez où déposer le fichier.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annuler les modifications' }).click();
});

for (const account of ['manager', 'negociateur', 'support'] as const)
  test(`the history of runs is refused to ${account} at every address`, async ({ page, openAs }) => {
    await openAs(account, '/sync');
    for (const path of ['/sync', '/sync/edit', '/sync/histo', '/sync/histo/999999', '/sync/nulle-part']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('le rôle Diffusion');
    }
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Diffusion' })).toHaveCount(0);
  });

test('an unknown run is reported as not found', async ({ page, openAs }) => {
  await openAs('synchro', '/sync/histo/999999');
  await expect(page.getByRole('main')).toContainText('Cette diffusion n’existe pas');
});
