import type { Mandate } from '../../mandate/mandate.schema';
import { EMPTY_AGENCY } from '../../agency/empty-agency';
import { aProperty } from '../../property/test/a-property';
import { aPrincipal, aTermination, mandateFacts, PARTNER, TWO_PHONES, wordsOf } from '../test/mandates';
import { composeMandate } from './compose-mandate';

const compose = (...args: Parameters<typeof mandateFacts>) => composeMandate(mandateFacts(...args), 'l’agence');
const words = (...args: Parameters<typeof mandateFacts>) => wordsOf(compose(...args));
const strongWords = (...args: Parameters<typeof mandateFacts>) =>
  compose(...args)
    .articles.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'strong' ? [block.text] : []))
    .join(' ');

describe('the mandate document', () => {
  it('begins with its title and its number in the register', () => {
    const paper = compose();
    expect(paper).toMatchObject({
      title: 'Mandat exclusif de vente',
      number: 'N°\u00a0T-128 – inscrit au registre des mandats, Transaction, le 3\u00a0novembre\u00a02026',
      watermark: null,
      copy: 'Exemplaire pour l’agence',
    });
    expect(compose({ type: 'NON_EXCLUSIVE' }).title).toBe('Mandat simple de vente');
  });

  it('gives the full civil status of the principals', () => {
    expect(compose().parties[0]?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Madame Maïalen HARISPE',
      'Née le 1er mai 1971 à Bayonne',
      'Situation de famille : mariée sous le régime de la séparation de biens',
      'Demeurant : 12 rue des Fougères 64100 Bayonne',
      'Téléphone : 06 12 34 56 78 – E-mail : maialen@example.test',
    ]);
  });

  it.each([{}, { title: 'COMPANY' as const, company: 'SCI Éole' }])('prints the main telephone number', (overrides) => {
    const principals = [aPrincipal({ ...overrides, phone: TWO_PHONES })];
    for (const partner of [{}, PARTNER])
      expect(compose(partner, { principals }).parties[0]?.lines.join()).toContain('06\u00a012\u00a034\u00a056\u00a078');
  });

  it('names a company with its seat and representative', () => {
    const company = aPrincipal({ title: 'COMPANY', company: 'SCI Éole', firstName: 'Jean', lastName: 'Ospital' });
    const lines = compose({}, { principals: [company] }).parties[0]?.lines ?? [];
    expect(lines[0]).toBe('SCI Éole');
    expect(lines[2]).toContain('Représentée par Jean OSPITAL');
  });

  it('identifies the agency: company, card and chamber, guarantor, insurer', () => {
    const text = words();
    for (const part of [
      'Pignon Côte basque SARL, SARL au capital de 10 000 €',
      'Carte professionnelle Transaction et Gestion n° CPI 6401 2026 000 000 064, délivrée par la CCI de Bayonne',
      'Garantie financière : Garantie mutuelle, 1 place de la Garantie, 75009 Paris, pour 120 000 €',
      'Assurance du littoral',
      'Représentée par Claire Etcheverry',
    ])
      expect(text).toContain(part);
  });

  it('writes price, net to seller and fees in figures and in words', () => {
    const text = words();
    expect(text).toContain('261 250 € (deux cent soixante et un mille deux cent cinquante euros)');
    expect(text).toContain('est de 250 000 € (deux cent cinquante mille euros)');
    expect(text).toContain('11 250 € (onze mille deux cent cinquante euros) toutes taxes comprises, soit 4,5 %');
    expect(text).toContain('à la charge de l’acquéreur');
    expect(words({ feeType: 'SELLER' })).toContain('Ces honoraires sont à la charge du mandant et');
  });

  it('designates the property, its cadastre, and in co-ownership its lots and Carrez area', () => {
    expect(words()).toContain('AB 123');
    expect(words()).not.toContain('Carrez\\"');
    const property = {
      ...mandateFacts().property,
      coOwnership: { lots: 47, yearlyCharges: 770, procedure: false, procedureDetail: null },
    };
    expect(words({}, { property })).not.toContain('Carrez\\"');
    const measured = { ...property, propertyMetadata: { ...property.propertyMetadata, carrezSize: 64.5 } };
    const text = words({}, { property: measured });
    expect(text).toContain('de 47 lots');
    expect(text).toMatch(/Surface privative loi Carrez","value":"64,5.m²/);
    expect(wordsOf(composeMandate(mandateFacts(null, { property }), null))).toContain('Surface privative loi Carrez');
  });

  it('prints exclusivity, termination and penalty in very apparent type', () => {
    const text = strongWords();
    expect(text).toMatch(/EXCLUSIVITÉ.*PASSÉ UN DÉLAI DE TROIS MOIS.*QUINZE JOURS.*LETTRE RECOMMANDÉE.*CLAUSE PÉNALE/);
    expect(text).toContain('ou s’il manque à l’exclusivité');
    const simple = strongWords({ type: 'NON_EXCLUSIVE' });
    expect(simple).toContain('PASSÉ UN DÉLAI DE TROIS MOIS');
    expect(simple).not.toMatch(/exclusivité/i);
  });

  it('states its duration and renewal', () => {
    expect(words()).toContain('du 3 novembre 2026 au 3 février 2027 inclus. Il prend fin de plein droit');
    const open = words({ startDate: null, endDate: null, durationMonths: 6, renewal: true });
    expect(open).toContain('pour une durée de 6 mois à compter de sa signature. À son terme, il est reconduit');
    expect(open).toContain('art. L. 215-1');
  });

  it('reproduces the articles on tacit renewal in full when it is renewed, and only then', () => {
    const law = (...mandateFacts: Parameters<typeof words>) =>
      (words(...mandateFacts).match(/Art\. (L\. [\d-]+) –/g) ?? []).map((found) => found.slice(5, -2));
    const whole = ['L. 215-1', 'L. 215-1-1', 'L. 215-2', 'L. 215-3', 'L. 241-3'];
    expect(law({ renewal: true })).toEqual(whole);
    expect(law(null)).toEqual(whole);
    expect(law()).toEqual([]);
    expect(law({ ...PARTNER, renewal: true })).toEqual([]);
    expect(words({ renewal: true })).toContain(
      'mentionne, dans un encadré apparent, la date limite de non-reconduction',
    );
    expect(words({ renewal: true })).toContain('par périodes de 3 mois');
    expect(words({ renewal: true })).toContain('il prend fin au plus tard le 3 novembre 2029.');
  });

  it('states the end of the irrevocable period and how a notice is counted', () => {
    expect(words()).toContain('Le mandat est irrévocable jusqu’au 3 février 2027 inclus');
    expect(words({ irrevocableUntil: null, type: 'NON_EXCLUSIVE' })).toContain('Aucune durée d’irrévocabilité');
    expect(words()).toContain('Le préavis se compte de la première présentation de la lettre');
  });

  it('ticks the documents handed over', () => {
    const boxes = compose().articles.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'boxes' ? block.items : [])),
    );
    expect(boxes).toContainEqual({ text: 'Diagnostic de performance énergétique', ticked: true });
    expect(boxes).toContainEqual({ text: 'Constat amiante', ticked: false });
  });

  it('names the mediator and the contact for personal data', () => {
    const text = words();
    expect(text).toContain('Médiation de l’immobilier, 3 rue de la Conciliation, 75010 Paris, https://mediation.test');
    expect(text).toContain('Contact : Référent données, donnees@pignon.test');
  });

  it('counts one copy per principal and one for the agency', () => {
    const principals = [aPrincipal(), aPrincipal({ id: 13, lastName: 'Ospital' })];
    expect(compose({}, { principals }).closing).toContain('en trois (3) exemplaires');
    expect(compose({ counterParts: [12, 13] }, { principals }).signatures.map(({ signed }) => signed)).toEqual([
      'Signé le 3\u00a0novembre\u00a02026',
      null,
      null,
    ]);
  });

  it('has signature boxes for spouses, a company’s representative and the agent, with place, day and capacity', () => {
    const couple = aPrincipal({
      secondPerson: { title: 'MR', firstName: 'Peio', lastName: 'Harispe', email: null },
      secondBirth: { date: '1970-03-02', place: 'Pau' },
    });
    const company = aPrincipal({
      ...{ id: 13, title: 'COMPANY', company: 'SCI Éole', firstName: 'Jean', lastName: 'Ospital' },
      ...{ registration: 'RCS Bayonne 812 345 678', capacity: 'gérant' },
    });
    const signedAt = '2026-11-03T10:05:00.000Z';
    const image = 'data:image/png;base64,AA==';
    const overrides: Partial<Mandate> = {
      counterParts: [12, 13],
      signatures: [
        { contactId: 12, signedAt, image },
        { contactId: 12, person: 'SECOND', signedAt, image: null },
      ],
      agentSignature: {
        ...{ user: 'claire@pignon.test', name: 'Claire Etcheverry', capacity: 'EMPLOYEE', credential: 'ADC 12' },
        ...{ signedAt, image },
      },
      signedPlace: 'Anglet',
    };
    const paper = compose(overrides, { principals: [couple, company] });
    const plain = JSON.parse(wordsOf(paper)) as typeof paper;
    expect(plain.signatures).toEqual([
      {
        ...{ name: 'Madame Maïalen HARISPE', role: 'Le mandant', capacity: null, image: 'signature-12' },
        signed: 'Signé sur écran à Anglet le 3 novembre 2026 à 11 h 05',
      },
      {
        ...{ name: 'Monsieur Peio HARISPE', role: 'Le mandant', capacity: null, image: null },
        signed: 'Signé à Anglet le 3 novembre 2026',
      },
      {
        ...{ name: 'SCI Éole', role: 'Le mandant', signed: null, image: null },
        capacity: 'Représentée par Jean OSPITAL, en qualité de gérant',
      },
      {
        ...{ name: 'Pignon Côte basque – Claire Etcheverry', role: 'Le mandataire', image: 'signature-agent' },
        capacity: 'négociateur salarié, attestation d’habilitation n° ADC 12',
        signed: 'Signé sur écran à Anglet le 3 novembre 2026 à 11 h 05',
      },
    ]);
    expect(plain.parties[0]?.lines).toContain('Monsieur Peio HARISPE, né le 2 mars 1970 à Pau');
    expect(plain.parties[1]?.lines).toContain('Immatriculation : RCS Bayonne 812 345 678');
    expect(plain.closing).toMatch(/^Fait à Anglet, .* en quatre \(4\) exemplaires/);
  });

  it('signed once for a couple counts as signed by both, once it is in force', () => {
    const secondPerson = { title: 'MR' as const, firstName: 'Peio', lastName: 'Harispe', email: null };
    const signed = (overrides: Partial<Mandate>) =>
      compose(overrides, { principals: [aPrincipal({ secondPerson })] }).signatures.map((box) => box.signed !== null);
    expect(signed({})).toEqual([true, true, false]);
    expect(signed({ status: 'PENDING', registerNumber: null })).toEqual([true, false, false]);
  });

  it('lists its amendments', () => {
    const amendments = [{ date: '2027-02-01', text: 'Prix ramené à 250 000 €.', endDate: '2027-05-03' }];
    expect(words({ amendments })).toContain(
      'Le 1er février 2027 : Prix ramené à 250 000 €. Nouveau terme : 3 mai 2027.',
    );
  });
});

describe('a mandate signed off-premises', () => {
  const signedOffPremises = { offPremises: true, withdrawalUntil: '2026-11-17', immediateExecution: true };

  it('explains how and until when to withdraw, ticks immediate execution, and appends the form', () => {
    expect(strongWords(signedOffPremises)).toContain('Ce délai expire le 17\u00a0novembre\u00a02026 à minuit.');
    expect(words(signedOffPremises)).toMatch(/exécution du mandat commence avant la fin[^}]*"ticked":true/);
    expect(compose(signedOffPremises).withdrawal?.subject).toContain('Mandat exclusif de vente n°\u00a0T-128');
  });

  it('pre-fills the form with names, addresses and the day, and leaves them blank on a blank mandate', () => {
    const form = compose(signedOffPremises).withdrawal;
    expect(form?.signedOn).toBe('3\u00a0novembre\u00a02026');
    expect(form?.names).toMatch(/HARISPE/);
    expect(form?.addresses).toMatch(/\d{5}/);
    const blank = composeMandate(mandateFacts(null), null).withdrawal;
    expect(blank).toMatchObject({ signedOn: '\ue002', names: '\ue002', addresses: '\ue002' });
  });

  it('is the only one with the form', () => {
    expect(compose().withdrawal).toBeNull();
    expect(words()).not.toContain('rétractation');
  });
});

describe('a mandate that is not yet or no longer in force', () => {
  const unsigned = { status: 'PENDING', registerNumber: null, registerDate: null, signatures: [] } as const;

  it('shows PROJET instead of a number until all have signed', () => {
    const paper = compose({ ...unsigned, signatures: [] });
    expect(paper.watermark).toBe('PROJET');
    expect(paper.number).toMatch(/^PROJET/);
    expect(wordsOf(paper)).not.toMatch(/\b128\b/);
  });

  it('is the contract to sign by hand once nothing is missing, without number and day', () => {
    const house = aProperty();
    const saleFields = { titleDeed: 'Acte de vente, Me Lacoste, 2004', occupancy: 'VACANT' as const };
    const property = { ...house, propertyMetadata: { ...house.propertyMetadata, ...saleFields } };
    const paper = compose({ ...unsigned, signatures: [] }, { property });
    expect(paper.watermark).toBeNull();
    expect(paper.number).toBe('Mandat n°\u00a0T-\ue000 inscrit au registre des mandats, Transaction, le \ue001');
    expect(paper.closing).toContain('le \ue001');
  });

  it('is marked as cancelled', () => {
    expect(compose({ status: 'CLOSED', termination: aTermination({ kind: 'WITHDRAWAL' }) }).watermark).toBe('ANNULÉ');
    expect(compose({ status: 'CLOSED', termination: aTermination({ kind: 'NOTICE' }) }).watermark).toBeNull();
    expect(compose({ ...unsigned, status: 'CLOSED', signatures: [] }).watermark).toBe('ANNULÉ');
    expect(compose({ status: 'EXPIRED' }).watermark).toBeNull();
  });
});

describe('an agency without data', () => {
  it('gets dotted lines instead', () => {
    const text = words({ offPremises: true }, { agency: EMPTY_AGENCY, negotiators: [] });
    expect(text).toContain('Carte professionnelle n° \ue001, délivrée par la CCI de \ue001');
    expect(text).toContain('Garantie financière : \ue002');
    expect(text).not.toMatch(/[ (]null|undefined/);
  });
});
