import { localDraft } from './local-draft';

afterEach(() => sessionStorage.clear());

it('stores a draft in the tab until it is deleted', () => {
  localDraft.keep('contact:7', { source: 'Salon' });
  expect(localDraft.read('contact:7')).toEqual({ source: 'Salon' });
  localDraft.forget('contact:7');
  expect(localDraft.read('contact:7')).toBeNull();
});

it('works without storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  localDraft.keep('contact:7', { source: 'Salon' });
  expect(localDraft.read('contact:7')).toBeNull();
  localDraft.forget('contact:7');
});
