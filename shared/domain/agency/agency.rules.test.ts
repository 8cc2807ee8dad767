import { touchesRegister } from './agency.rules';

it.each([
  [['professionalCard'], true],
  [['professionalCard.number'], true],
  [['name', 'registerStart.T'], true],
  [['name', 'phone'], false],
  [['professionalCardNumber'], false],
  [[], false],
])('a change of %j touches the registers: %s', (paths, expected) => {
  expect(touchesRegister(paths)).toBe(expected);
});
