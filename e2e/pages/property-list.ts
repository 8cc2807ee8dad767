import type { Page } from '@playwright/test';

/** Oldest first: records that other specs create meanwhile come last, and have no photographs. */
export const OLDEST_FIRST = '/property/list?transaction=sale&sort=reference.asc';

/** Locators of the property list. */
export function propertyList(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Biens' }),
    /** Every link to a property: cards or table rows. */
    links: page.getByRole('main').locator('a[href^="/property/V"], a[href^="/property/L"]'),
    table: page.getByRole('table'),
    seeAll: page
      .getByRole('link', { name: 'Voir tous les biens' })
      .or(page.getByRole('button', { name: 'Voir tous les biens' })),
    next: page.getByRole('button', { name: 'Page suivante' }).or(page.getByRole('link', { name: 'Page suivante' })),
  };
}
