import { touchesManaged } from './agency.rules';

it.each([
  [['professionalCard'], true],
  [['professionalCard.number'], true],
  [['name', 'registerStart.T'], true],
  [['mandateTexts.SALE.powers'], true],
  [['name', 'phone'], false],
  [['professionalCardNumber'], false],
  [[], false],
])('a change of %j requires a manager: %s', (paths, expected) => {
  expect(touchesManaged(paths)).toBe(expected);
});
