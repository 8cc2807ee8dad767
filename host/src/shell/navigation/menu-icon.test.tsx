import { render, waitFor } from '@testing-library/react';
import { CalendarDaysIcon } from '@pignon/shared/ui/core';
import { MenuIcon } from './menu-icon';

it('draws a calendar for entries that open one', async () => {
  const { container } = render(
    <>
      <MenuIcon name="calendar" />
      <CalendarDaysIcon />
    </>,
  );
  const [icon, calendar] = container.querySelectorAll('svg');
  await waitFor(() => expect(calendar?.querySelector('path')).not.toBeNull());
  expect(icon?.outerHTML).toBe(calendar?.outerHTML);
});
