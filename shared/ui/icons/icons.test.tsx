import { render, waitFor } from '@testing-library/react';
import * as icons from '.';

const namedIcons = Object.entries(icons).filter(([name]) => name.endsWith('Icon')) as [string, icons.Icon][];

it('reserves space for every icon, hides it from screen readers, and draws it, also when loaded late', async () => {
  const { container } = render(namedIcons.map(([name, Icon]) => <Icon key={name} className={name} />));
  const iconsWithout = (selector: string) =>
    [...container.querySelectorAll('svg')].filter((svg) => !svg.querySelector(selector));
  expect(container.querySelectorAll('svg.pg-icon[aria-hidden=true]')).toHaveLength(namedIcons.length);
  await waitFor(() => expect(iconsWithout('path[d]').map((svg) => svg.getAttribute('class'))).toEqual([]));
});
