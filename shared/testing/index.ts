export { catalogueFaults, literalKeys } from './catalogue-faults';
export { renderScreen, type Screen, type ScreenOptions } from './render-screen';
export { sheetOf, sheetsOf } from './form-sheet';
export { privateInDocument } from './private-in-document';
export { refuse, startFakeApi, type FakeApi, type FakeHandlers } from './fake-api';
export { A_PERSON, fakeIdentity, type FakeIdentity } from './fake-identity';
export { aContact } from './a-contact';
export { aMandate } from './a-mandate';
export { aContactSummary, aPage, aPropertySummary, aUser } from './factories';
