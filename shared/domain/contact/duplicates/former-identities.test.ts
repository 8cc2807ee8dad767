import { formerIdentities } from './former-identities';

const ANA = {
  id: 7,
  firstName: 'Ana',
  lastName: 'Harispe',
  email: null,
  phone: [{ number: '+33612345678' }],
  secondPerson: null,
};

it('contains present and former values of the record, and those of merged records', () => {
  const journal = [
    { ref: '7', changes: [{ path: 'mergedWith', before: null }] },
    {
      ref: '9',
      changes: [
        { path: 'mergedWith', before: null },
        { path: 'firstName', before: 'Anna' },
        { path: 'lastName', before: 'Harizpe' },
        { path: 'email', before: 'anna@exemple.test' },
        { path: 'phone.0.number', before: '+33699887766' },
        { path: 'phone.0.note', before: 'le soir' },
        { path: 'secondPerson.lastName', before: 'Etche' },
      ],
    },
    { ref: '7', changes: [{ path: 'lastName', before: 'Etcheverry' }] },
    { ref: '9', changes: [{ path: 'phone.1', before: { number: '+33511223344' } }] },
    { ref: '7', changes: [{ path: 'observation', before: 'Rien' }] },
    { ref: '7', changes: [{ path: 'phone.0', before: null }] },
  ];
  const { id: _, ...now } = ANA;
  const anna = {
    firstName: 'Anna',
    lastName: 'Harizpe',
    email: 'anna@exemple.test',
    phone: [{ number: '+33699887766' }],
    secondPerson: { firstName: '', lastName: 'Etche', email: null },
  };
  expect(formerIdentities(ANA, journal)).toEqual([
    now,
    { ...now, lastName: 'Etcheverry' },
    { ...now, lastName: 'Etcheverry', phone: [] },
    anna,
    { ...anna, phone: [{ number: '+33699887766' }, { number: '+33511223344' }] },
  ]);
});

it('omits erased journal entries', () => {
  const journal = [{ ref: '7', changes: [{ path: 'lastName', before: '[effacé]' }] }];
  expect(formerIdentities(ANA, journal)).toHaveLength(1);
});
