import type { LegalRule } from '../../law/legal-rule';
import { parseInseeCodes } from './parse-insee-codes';

/** Paris and its neighbouring communes in the list before 2024. */
const SINCE_2014 = `
  75056 78146 78158 78190 78358 78372 78481 78551 78640 78646 78650 78686 92002 92004 92007 92009 92012 92014
  92019 92020 92022 92023 92024 92025 92026 92032 92033 92035 92040 92044 92046 92047 92048 92049 92050 92051
  92060 92062 92063 92064 92071 92072 92073 92075 92076 92077 93001 93006 93045 93048 93049 93055 93061 93062
  93066 93070 93077 94003 94015 94016 94018 94033 94037 94038 94041 94042 94043 94046 94052 94058 94067 94068
  94069 94076 94080 95210
`;

/** Added by the arrêté du 2 juillet 2024. */
const ADDED_2024 = `
  01143 01160 01281 01313 01354 01397 01399 01435 06011 06012 06018 06032 06059 06104 06105 06121 06150 06152
  06159 13022 60141 74056 74082 74243 78007 78043 78092 78117 78124 78126 78133 78224 78311 78322 78350 78367
  78396 78455 78518 83065 83101 91064 91635 91645 92036 92078 93063 94002
`;

/** Added by the arrêté du 5 septembre 2025, which removed Alfortville (94002). */
const ADDED_2025 = `
  01071 01078 01103 01173 01180 01308 74080 74099 74143 74173
`;

const IN_2024 = [...parseInseeCodes(SINCE_2014), ...parseInseeCodes(ADDED_2024)];
const IN_2025 = [...IN_2024.filter((code) => code !== '94002'), ...parseInseeCodes(ADDED_2025)];

/** Complete since July 2024; before, only communes still listed then. INSEE codes; Paris as one. */
export const VERY_TENSE_COMMUNES: LegalRule<readonly string[]> = {
  rule: 'Communes of the very tense zone, where a tenant’s fees have the highest cap: zone A bis',
  source: 'décret 2014-890 du 1er août 2014, art. 1; CCH, D304-1; arrêté du 1er août 2014, annexe I',
  checked: '2026-11-24',
  periods: [
    { since: '2014-10-01', value: parseInseeCodes(SINCE_2014) },
    { since: '2024-07-05', value: IN_2024, source: 'arrêté du 2 juillet 2024' },
    { since: '2025-09-07', value: IN_2025, source: 'arrêté du 5 septembre 2025' },
  ],
  says: (codes) => `${codes.length} communes`,
};
