/** What is held against a sale of which nobody said who pays the fees. */
export const PAYER_UNKNOWN = 'Il n’est pas dit qui paie les honoraires';
