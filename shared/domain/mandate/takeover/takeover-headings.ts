import { headingReader } from '../../import/headings';
import type { TakeoverField } from './takeover-fields';

/**
 * Headings of registers and mandate lists exported by other software; French, then English. A bare address or town may
 * be the property's or the principal's: the user maps those columns.
 */
const HEADINGS: Readonly<Record<TakeoverField, string>> = {
  registerNumber:
    'numero|n|no|num|numero mandat|numero de mandat|numero du mandat|n mandat|n de mandat|n du mandat|num mandat|mandat n|mandat|numero registre|numero de registre|n registre|n d ordre|numero d ordre|mandate number|register number|number',
  registerDate:
    'date|date mandat|date de mandat|date du mandat|date d inscription|date inscription|date d inscription au registre|inscrit le|date registre|date du registre|date de signature|date signature|signe le|register date|mandate date|signed on',
  register: 'registre|carte|nature du registre|register|card',
  mandateType: 'type|type mandat|type de mandat|type du mandat|nature|nature du mandat|mandate type',
  propertyRef:
    'reference|ref|reference bien|reference du bien|ref bien|ref du bien|bien|reference annonce|ref annonce|reference interne|property|property reference|reference agence',
  startDate: 'debut|date de debut|date debut|debut du mandat|prise d effet|date d effet|effet|start|start date',
  endDate:
    'fin|date de fin|date fin|fin du mandat|fin de mandat|date de fin de mandat|echeance|date d echeance|terme|date du terme|expiration|date d expiration|expire le|end|end date|expiry|expiry date|term',
  durationMonths: 'duree|duree mois|duree en mois|duree du mandat|nombre de mois|duration|duration months',
  renewal: 'reconduction|reconduction tacite|tacite reconduction|renouvelable|renewal|tacit renewal',
  price: 'prix|prix de vente|prix mandat|prix du mandat|prix demande|prix net vendeur|loyer|montant|price|rent',
  feeType:
    'charge des honoraires|honoraires a la charge de|charge honoraires|payeur|payeur des honoraires|qui paie|fees paid by|fee payer',
  commissionRate:
    'taux|taux honoraires|taux d honoraires|taux de commission|honoraires pourcent|fee rate|commission rate',
  commissionAmount:
    'honoraires|honoraires ttc|montant des honoraires|montant honoraires|commission|fees|fee amount|commission amount',
  status: 'statut|etat|etat du mandat|statut du mandat|situation|status|state',
  endedDate:
    'date de resiliation|date resiliation|resilie le|date de cloture|date d annulation|annule le|date de vente|vendu le|termine le|closed on|ended on|end of mandate',
  endReason: 'motif|motif de fin|motif de resiliation|motif de cloture|motif d annulation|reason',
  negotiator: 'negociateur|negociatrice|nego|conseiller|conseillere|commercial|agent|suivi par|negotiator|assigned to',
  title: 'civilite|civ|civilite mandant|civilite du mandant|title',
  lastName: 'nom|nom mandant|nom du mandant|nom proprietaire|nom du proprietaire|nom vendeur|last name|lastname',
  firstName: 'prenom|prenom mandant|prenom du mandant|prenom proprietaire|prenom du proprietaire|first name|firstname',
  lastFirst:
    'mandant|mandants|nom prenom|nom et prenom|noms des mandants|nom des mandants|proprietaire|proprietaires|vendeur|vendeurs|bailleur|bailleurs|client|principal|owner',
  firstLast: 'prenom nom|full name|name',
  company: 'societe|raison sociale|societe mandante|company',
  email:
    'email|e mail|mail|courriel|email mandant|e mail mandant|mail mandant|e mail du mandant|email du mandant|email proprietaire|mail proprietaire',
  mobile: 'portable|mobile|gsm|portable mandant|portable du mandant|mobile mandant',
  phone: 'tel|telephone|tel mandant|telephone mandant|telephone du mandant|tel du mandant|telephone proprietaire|phone',
  street: 'adresse mandant|adresse du mandant|adresse des mandants|adresse proprietaire|adresse du proprietaire',
  postcode: 'cp mandant|code postal mandant|code postal du mandant|cp proprietaire|code postal du proprietaire',
  capacity:
    'qualite|qualite du signataire|qualite mandant|qualite du mandant|en qualite de|fonction|fonction du signataire|capacity',
  title2: 'civilite 2|civilite mandant 2|civilite du mandant 2|civilite co mandant|title 2',
  lastName2: 'nom 2|nom mandant 2|nom du mandant 2|nom co mandant|nom conjoint|nom du conjoint|last name 2',
  firstName2:
    'prenom 2|prenom mandant 2|prenom du mandant 2|prenom co mandant|prenom conjoint|prenom du conjoint|first name 2',
  lastFirst2:
    'mandant 2|second mandant|co mandant|comandant|conjoint|proprietaire 2|vendeur 2|bailleur 2|nom et prenom 2|principal 2|owner 2',
  firstLast2: 'prenom nom 2|full name 2|name 2',
  email2: 'email 2|e mail 2|mail 2|courriel 2|email mandant 2|e mail mandant 2|email conjoint',
  mobile2: 'portable 2|mobile 2|tel 2|telephone 2|portable mandant 2|telephone mandant 2|portable conjoint',
  city: 'ville mandant|ville du mandant|commune mandant|ville proprietaire|ville du proprietaire',
};

/** Recognizes the column of each heading in a file of mandates. */
export const recogniseTakeover = headingReader({ words: HEADINGS });
