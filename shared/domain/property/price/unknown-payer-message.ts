/** Message about a sale without a payer of its fees. */
export const PAYER_UNKNOWN = 'Il n’est pas dit qui paie les honoraires';
