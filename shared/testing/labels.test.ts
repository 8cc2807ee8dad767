/* Page for the label rules that jest/labels.ts implements in place of jsdom (HTML, 4.10.4 The label element). */

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}
const namesOf = (field: Element | null): (string | null)[] =>
  [...((field as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent.trim());

test('a field has the labels that reference it and the enclosing one', () => {
  page('<label for="a">One</label><label>Two <input id="a"></label><label for="b">Three</label>');
  expect(namesOf(document.querySelector('#a'))).toEqual(['One', 'Two']);
});

test('an enclosing label belongs to its first field, one that references a field to that field', () => {
  page('<label>All <input id="a"><input id="b"></label><label for="b">B <select id="c"></select></label>');
  expect(['#a', '#b', '#c'].map((id) => namesOf(document.querySelector(id)))).toEqual([['All'], ['B'], []]);
});

test('a hidden field has no labels, and a label without field none', () => {
  page('<label id="l" for="h">H</label><input id="h" type="hidden">');
  expect((document.querySelector('#h') as HTMLInputElement).labels).toBeNull();
  expect((document.querySelector('#l') as HTMLLabelElement).control).toBeNull();
});

test('an element outside the page has its enclosing label', () => {
  const label = document.createElement('label');
  const field = label.appendChild(document.createElement('input'));
  expect([...(field.labels ?? [])]).toEqual([label]);
});
