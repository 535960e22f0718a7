import { calculateExchange } from '#web/calculators/acoes-mensal/calculate.ts'
import { exchangeExample, exchangeInput } from '#web/calculators/acoes-mensal/input.ts'
import { refusalInWords as exchangeRefusal } from '#web/calculators/acoes-mensal/words.ts'
import { calculateRetirement } from '#web/calculators/aposentadoria/calculate.ts'
import { retirementExample, retirementInput } from '#web/calculators/aposentadoria/input.ts'
import { refusalInWords as retirementRefusal } from '#web/calculators/aposentadoria/words.ts'
import { calculateCoinSale } from '#web/calculators/bitcoin-venda/calculate.ts'
import { coinSaleExample, coinSaleInput } from '#web/calculators/bitcoin-venda/input.ts'
import { refusalInWords as coinSaleRefusal } from '#web/calculators/bitcoin-venda/words.ts'
import { calculateIof } from '#web/calculators/calculadora-iof/calculate.ts'
import { iofExample, iofInput } from '#web/calculators/calculadora-iof/input.ts'
import { refusalInWords as iofRefusal } from '#web/calculators/calculadora-iof/words.ts'
import { calculateCurrency } from '#web/calculators/calculadora-moedas/calculate.ts'
import { currencyExample, currencyInput } from '#web/calculators/calculadora-moedas/input.ts'
import { refusalInWords as currencyRefusal } from '#web/calculators/calculadora-moedas/words.ts'
import { calculateModalities } from '#web/calculators/cambio-modalidades/calculate.ts'
import { modalitiesExample, modalitiesInput } from '#web/calculators/cambio-modalidades/input.ts'
import { refusalInWords as modalitiesRefusal } from '#web/calculators/cambio-modalidades/words.ts'
import { calculateCdb } from '#web/calculators/cdb/calculate.ts'
import { cdbExample, cdbInput } from '#web/calculators/cdb/input.ts'
import { refusalInWords as cdbRefusal } from '#web/calculators/cdb/words.ts'
import { calculateComparison } from '#web/calculators/comparador-custos/calculate.ts'
import { comparisonExample, comparisonInput } from '#web/calculators/comparador-custos/input.ts'
import { refusalInWords as comparisonRefusal } from '#web/calculators/comparador-custos/words.ts'
import { calculateCdiConversion } from '#web/calculators/conversor-cdi/calculate.ts'
import { cdiConversionExample, cdiConversionInput } from '#web/calculators/conversor-cdi/input.ts'
import { refusalInWords as cdiConversionRefusal } from '#web/calculators/conversor-cdi/words.ts'
import { calculateRate } from '#web/calculators/conversor-taxas/calculate.ts'
import { rateExample, rateInput } from '#web/calculators/conversor-taxas/input.ts'
import { refusalInWords as rateRefusal } from '#web/calculators/conversor-taxas/words.ts'
import { exampleOf } from '#web/calculators/form/evaluate.ts'
import { calculateFund } from '#web/calculators/fundos-imobiliarios/calculate.ts'
import { fundExample, fundInput } from '#web/calculators/fundos-imobiliarios/input.ts'
import { refusalInWords as fundRefusal } from '#web/calculators/fundos-imobiliarios/words.ts'
import { calculateGain } from '#web/calculators/ganho-capital/calculate.ts'
import { gainExample, gainInput } from '#web/calculators/ganho-capital/input.ts'
import { refusalInWords as gainRefusal } from '#web/calculators/ganho-capital/words.ts'
import { calculateIndependence } from '#web/calculators/independencia-financeira/calculate.ts'
import { independenceExample, independenceInput } from '#web/calculators/independencia-financeira/input.ts'
import { refusalInWords as independenceRefusal } from '#web/calculators/independencia-financeira/words.ts'
import { compoundCalculator } from '#web/calculators/juros-compostos/calculator.ts'
import { refusalInWords as compoundRefusal } from '#web/calculators/juros-compostos/words.ts'
import { calculateLciLca } from '#web/calculators/lci-lca/calculate.ts'
import { lciLcaExample, lciLcaInput } from '#web/calculators/lci-lca/input.ts'
import { refusalInWords as lciLcaRefusal } from '#web/calculators/lci-lca/words.ts'
import { calculateTrip } from '#web/calculators/orcamento-viagem/calculate.ts'
import { tripExample, tripInput } from '#web/calculators/orcamento-viagem/input.ts'
import { refusalInWords as tripRefusal } from '#web/calculators/orcamento-viagem/words.ts'
import type { AnyCalculatorSlug } from '#web/calculators/registry.ts'
import { calculatePassiveIncome } from '#web/calculators/renda-passiva/calculate.ts'
import { passiveIncomeExample, passiveIncomeInput } from '#web/calculators/renda-passiva/input.ts'
import { refusalInWords as passiveIncomeRefusal } from '#web/calculators/renda-passiva/words.ts'
import { calculateRealReturn } from '#web/calculators/rentabilidade-real/calculate.ts'
import { realReturnExample, realReturnInput } from '#web/calculators/rentabilidade-real/input.ts'
import { refusalInWords as realReturnRefusal } from '#web/calculators/rentabilidade-real/words.ts'
import { calculateRescisaoTrabalhista } from '#web/calculators/rescisao-trabalhista/calculate.ts'
import { rescisaoExample, rescisaoInput } from '#web/calculators/rescisao-trabalhista/input.ts'
import { refusalInWords as rescisaoRefusal } from '#web/calculators/rescisao-trabalhista/words.ts'
import { calculateReturn } from '#web/calculators/roi/calculate.ts'
import { roiExample, roiInput } from '#web/calculators/roi/input.ts'
import { refusalInWords as roiRefusal } from '#web/calculators/roi/words.ts'
import { calculateFinancing } from '#web/calculators/simulador-financiamento/calculate.ts'
import { financingExample, financingInput } from '#web/calculators/simulador-financiamento/input.ts'
import { refusalInWords as financingRefusal } from '#web/calculators/simulador-financiamento/words.ts'
import { calculateTesouro } from '#web/calculators/tesouro-direto/calculate.ts'
import { tesouroExample, tesouroInput } from '#web/calculators/tesouro-direto/input.ts'
import { refusalInWords as tesouroRefusal } from '#web/calculators/tesouro-direto/words.ts'
import { type Command, command } from './command.ts'

/** Every calculator by its slug. The tests beside this file, docs/metodologia.md and `npm run bench` follow it. */
export const calculators: Readonly<Record<AnyCalculatorSlug, Command>> = {
  'juros-compostos': command({
    ...compoundCalculator,
    example: exampleOf(compoundCalculator.fields),
    refusalInWords: (refusal, { solveFor }) => compoundRefusal(solveFor, refusal),
  }),
  'fundos-imobiliarios': command({
    schema: fundInput,
    example: fundExample,
    calculate: calculateFund,
    refusalInWords: fundRefusal,
  }),
  'ganho-capital': command({
    schema: gainInput,
    example: gainExample,
    calculate: calculateGain,
    refusalInWords: gainRefusal,
  }),
  'acoes-mensal': command({
    schema: exchangeInput,
    example: exchangeExample,
    calculate: calculateExchange,
    refusalInWords: exchangeRefusal,
  }),
  aposentadoria: command({
    schema: retirementInput,
    example: retirementExample,
    calculate: calculateRetirement,
    refusalInWords: retirementRefusal,
  }),
  'bitcoin-venda': command({
    schema: coinSaleInput,
    example: coinSaleExample,
    calculate: calculateCoinSale,
    refusalInWords: coinSaleRefusal,
  }),
  'rescisao-trabalhista': command({
    schema: rescisaoInput,
    example: rescisaoExample,
    calculate: calculateRescisaoTrabalhista,
    refusalInWords: rescisaoRefusal,
  }),
  'cambio-modalidades': command({
    schema: modalitiesInput,
    example: modalitiesExample,
    calculate: calculateModalities,
    refusalInWords: modalitiesRefusal,
  }),
  cdb: command({
    schema: cdbInput,
    example: cdbExample,
    calculate: calculateCdb,
    refusalInWords: cdbRefusal,
  }),
  'lci-lca': command({
    schema: lciLcaInput,
    example: lciLcaExample,
    calculate: calculateLciLca,
    refusalInWords: lciLcaRefusal,
  }),
  'calculadora-iof': command({
    schema: iofInput,
    example: iofExample,
    calculate: calculateIof,
    refusalInWords: iofRefusal,
  }),
  'conversor-cdi': command({
    schema: cdiConversionInput,
    example: cdiConversionExample,
    calculate: calculateCdiConversion,
    refusalInWords: cdiConversionRefusal,
  }),
  'rentabilidade-real': command({
    schema: realReturnInput,
    example: realReturnExample,
    calculate: calculateRealReturn,
    refusalInWords: realReturnRefusal,
  }),
  'calculadora-moedas': command({
    schema: currencyInput,
    example: currencyExample,
    calculate: calculateCurrency,
    refusalInWords: currencyRefusal,
  }),
  'renda-passiva': command({
    schema: passiveIncomeInput,
    example: passiveIncomeExample,
    calculate: calculatePassiveIncome,
    refusalInWords: passiveIncomeRefusal,
  }),
  'conversor-taxas': command({
    schema: rateInput,
    example: rateExample,
    calculate: calculateRate,
    refusalInWords: rateRefusal,
  }),
  roi: command({
    schema: roiInput,
    example: roiExample,
    calculate: calculateReturn,
    refusalInWords: roiRefusal,
  }),
  'tesouro-direto': command({
    schema: tesouroInput,
    example: tesouroExample,
    calculate: calculateTesouro,
    refusalInWords: tesouroRefusal,
  }),
  'independencia-financeira': command({
    schema: independenceInput,
    example: independenceExample,
    calculate: calculateIndependence,
    refusalInWords: independenceRefusal,
  }),
  'simulador-financiamento': command({
    schema: financingInput,
    example: financingExample,
    calculate: calculateFinancing,
    refusalInWords: financingRefusal,
  }),
  'orcamento-viagem': command({
    schema: tripInput,
    example: tripExample,
    calculate: calculateTrip,
    refusalInWords: tripRefusal,
  }),
  'comparador-custos': command({
    schema: comparisonInput,
    example: comparisonExample,
    calculate: calculateComparison,
    refusalInWords: comparisonRefusal,
  }),
}

/** The calculator of this slug, or the only one whose slug begins with the word: `rescisao`. */
export function calculatorFor(name: string): [slug: string, calculator: Command] | undefined {
  const entries = Object.entries(calculators)
  const begun = entries.filter(([slug]) => slug.startsWith(`${name}-`))
  return entries.find(([slug]) => slug === name) ?? (begun.length === 1 ? begun[0] : undefined)
}
