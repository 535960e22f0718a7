/** Why an IOF of today may change backwards, for the notices of every page that charges it. */
export const injunctionInWords =
  'O IOF de hoje vale por decisão liminar do STF (ADC 96, de 16 e 18/07/2025). O plenário ainda não julgou: a alíquota pode mudar.'
