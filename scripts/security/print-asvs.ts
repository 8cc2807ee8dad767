import { asvsReport, REQUIREMENTS } from './asvs/table';

/** `npm run asvs`: how each requirement of OWASP ASVS 5.0, levels 1 and 2, stands. */
console.log(asvsReport(REQUIREMENTS));
