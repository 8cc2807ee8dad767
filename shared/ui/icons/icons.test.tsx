import { render, waitFor } from '@testing-library/react';
import * as icons from '.';

const named = Object.entries(icons).filter(([name]) => name.endsWith('Icon')) as [string, icons.Icon][];

it('reserves space for every icon, hides it from screen readers, and draws it, also when loaded late', async () => {
  const { container } = render(named.map(([name, Icon]) => <Icon key={name} className={name} />));
  const lacking = (selector: string) =>
    [...container.querySelectorAll('svg')].filter((one) => !one.querySelector(selector));
  expect(container.querySelectorAll('svg.pg-icon[aria-hidden=true]')).toHaveLength(named.length);
  await waitFor(() => expect(lacking('path[d]').map((one) => one.getAttribute('class'))).toEqual([]));
});
