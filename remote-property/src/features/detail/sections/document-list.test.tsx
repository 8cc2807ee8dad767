import { screen } from '@testing-library/react';
import { aPhoto } from '@pignon/shared/domain/property/test/a-property';
import { refuse } from '@pignon/shared/testing';
import { openPropertyScreen } from '../../../test/open-property-screen';
import { DocumentList } from './document-list';

const SIGN = 'GET media/{owner}/{reference}/{size}/{path}';

it('reads the address of a document again on request', async () => {
  const plan = aPhoto(3, { path: 'plan.pdf', mimeType: 'application/pdf', caption: 'Plan' });
  const { user, api } = await openPropertyScreen(<DocumentList reference="V26-00042" documents={[plan]} />, {
    api: { [SIGN]: () => refuse('FORBIDDEN') },
  });
  expect(await screen.findByText(/Plan ne peut pas être ouvert/)).toBeVisible();
  const signed = { path: '/media/plan.pdf', mimeType: 'application/pdf', expiration: '2099-01-01T00:00:00.000Z' };
  api.use({ [SIGN]: () => signed });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/media/plan.pdf');
});
