import { printable } from './printable';

it.each([
  ['Maison à 250\u202f000\u00a0€ – « rare »\n\tœuvre', 'Maison à 250\u202f000\u00a0€ – « rare »\n\tœuvre'],
  ['Vue 🏡 mer', 'Vue • mer'],
  ['👨‍👩‍👧‍👦', '•'],
  ['\uf0b7 cave\n\u25cf garage\n\u27a2 jardin', '• cave\n• garage\n• jardin'],
  ['東京', '••'],
  ['① étage, 20 ℃', '1 étage, 20 °C'],
  ['a\ud800b', 'a•b'],
  ['e\u0301', 'e\u0301'],
  ['☀️ plein sud', '• plein sud'],
  ['Nom \ue001 \ue000', 'Nom \ue001 \ue000'],
  ['\uf8ff', '•'],
  ['a'.repeat(39), 'a'.repeat(39)],
  ['a'.repeat(40), ['a'.repeat(12), 'a'.repeat(12), 'a'.repeat(12), 'aaaa'].join('\u200b')],
])('prints %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
