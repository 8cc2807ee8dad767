import { render, waitFor } from '@testing-library/react';
import * as icons from '.';

const named = Object.entries(icons).filter(([name]) => name.endsWith('Icon')) as [string, icons.Icon][];

it('keeps the place of every icon, unseen by screen readers, and draws them all, those fetched late too', async () => {
  const { container } = render(named.map(([name, Icon]) => <Icon key={name} className={name} />));
  const lacking = (selector: string) =>
    [...container.querySelectorAll('svg')].filter((one) => !one.querySelector(selector));
  expect(container.querySelectorAll('svg.pg-icon[aria-hidden=true]')).toHaveLength(named.length);
  await waitFor(() => expect(lacking('path[d]').map((one) => one.getAttribute('class'))).toEqual([]));
});
