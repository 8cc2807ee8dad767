import { asvsReport, REQUIREMENTS } from './asvs/asvs-report';

/** `npm run asvs`: prints the status of each requirement of OWASP ASVS 5.0, levels 1 and 2. */
console.log(asvsReport(REQUIREMENTS));
