/** The indexes of B3 that the site follows. */
export const indexCodes = ['IBOV', 'IFIX', 'SMLL'] as const
export type IndexCode = (typeof indexCodes)[number]
