import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'IBGE, ao lançar a calculadora do IPCA (06/2020): R$ 1.500 de 01/2019 a 12/2019 são R$ 1.564,59',
    typed: { amount: '1.500,00', start: '01/01/2019', end: '31/12/2019' },
    headline: '1.564,59',
    says: ['4,3060', '12/2019'],
  },
  {
    from: 'Banco Central, metodologia da correção pelos índices, exemplo 1: IPCA de 01/2003, 1,0225',
    typed: { amount: '100,00', start: '10/01/2003', end: '10/01/2003' },
    headline: '102,25',
    says: ['1,02250000'],
  },
  {
    from: 'Banco Central, metodologia da correção pelos índices, exemplo 2: IPCA de 2003, 1,0929994',
    typed: { amount: '10.000,00', start: '01/01/2003', end: '01/12/2003' },
    headline: '10.929,99',
    says: ['1,0929994'],
  },
  {
    from: 'IBGE: INPC de 2024, 4,77 %, o reajuste dos benefícios do INSS em 2025',
    typed: { amount: '100,00', start: '01/01/2024', end: '31/12/2024', index: 'inpc' },
    headline: '104,77',
  },
  {
    from: 'IBGE: INPC de 2022, 5,93 %',
    typed: { amount: '100,00', start: '15/01/2022', end: '15/12/2022', index: 'inpc' },
    headline: '105,93',
  },
  {
    from: 'IBGE: IPCA de 2021, 10,06 %',
    typed: { amount: '100,00', start: '01/01/2021', end: '01/12/2021' },
    headline: '110,06',
  },
  {
    from: 'Banco Central, SGS 13522: IPCA de 12 meses até 08/2026, 4,22 %',
    typed: { amount: '100,00', start: '30/09/2025', end: '01/08/2026' },
    headline: '104,22',
  },
  {
    from: 'o IPCA de 10/2026 não está guardado: o valor é corrigido até 09/2026, que sozinho é 0,82 %',
    typed: { amount: '1.000,00', start: '01/09/2026', end: '01/10/2026' },
    headline: '1.008,20',
    says: ['10/2026 ainda não foi publicada', 'corrigidos até 09/2026'],
  },
]

export const wrongs: Wrongs = {
  amount: ['', 'Preencha o campo Valor.'],
  end: ['01/01/1995', 'A data final não pode ser antes da inicial.'],
}

// The Selic, which the law's table is for, does not come with the page: its first day is proved in calculator.test.ts.
export const oldest: readonly OldestDay[] = []
