import remote from './remote';

it('marks menu entries that open a calendar or plan a meeting with its icon', () => {
  const icons = remote.menu?.filter(({ to }) => ['/visit/agenda', '/event/new/meeting'].includes(to));
  expect(icons?.map(({ icon }) => icon)).toEqual(['calendar', 'calendar']);
});
