import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type McmvBand = {
  name: string
  /** Gross monthly income of the family, inclusive. */
  incomeUpTo: Cents
  /** Highest value of the property, inclusive; the limit of the largest towns where it varies; absent where not known. */
  propertyUpTo?: Cents
  /** Nominal per year, above the TR: lowest and highest by income, region and FGTS; absent where not known. */
  annualRates?: { lowest: Fraction; highest: Fraction }
}

type Mcmv = Edition & { bands: readonly McmvBand[] }

const middleClass = 'Faixa 4 (Classe Média)'

/** Bands of the Minha Casa, Minha Vida in towns, lowest income first. */
export const mcmvTables: readonly Mcmv[] = [
  {
    from: '2026-04-22',
    news: 'O Minha Casa, Minha Vida aceita renda maior: até R$ 3.200 na Faixa 1, R$ 5.000 na 2, R$ 9.600 na 3 e R$ 13.000 na 4.',
    // Rates and values: Caixa's table as four publications repeat it, 4 to 8,16 % up to an income of 9.600 and 10 % above.
    source: 'Portaria MCID 333/2026; juros da tabela da Caixa de 22/04/2026',
    checkedOn: '2026-11-28',
    confidence: 'known',
    renewal: {
      due: '2027-04-22',
      name: 'Tabela do Minha Casa, Minha Vida',
      published: 'Portaria do Ministério das Cidades; em 2025 e 2026 saiu em abril',
      isCustom: true,
    },
    bands: [
      {
        name: 'Faixa 1',
        incomeUpTo: 3200_00,
        propertyUpTo: 275_000_00,
        annualRates: { lowest: 0.04, highest: 0.05 },
      },
      {
        name: 'Faixa 2',
        incomeUpTo: 5000_00,
        propertyUpTo: 275_000_00,
        annualRates: { lowest: 0.0475, highest: 0.07 },
      },
      {
        name: 'Faixa 3',
        incomeUpTo: 9600_00,
        propertyUpTo: 400_000_00,
        annualRates: { lowest: 0.0766, highest: 0.0816 },
      },
      {
        name: middleClass,
        incomeUpTo: 13_000_00,
        propertyUpTo: 600_000_00,
        annualRates: { lowest: 0.1, highest: 0.1 },
      },
    ],
  },
  {
    from: '2025-04-25',
    source: 'Portaria MCID 399/2025',
    url: 'https://www.joaquimpinheiro.com.br/2025/04/27/minha-casa-minha-vida-confira-os-valores-limites-de-renda-para-participar-do-programa',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    bands: [
      { name: 'Faixa 1', incomeUpTo: 2850_00 },
      { name: 'Faixa 2', incomeUpTo: 4700_00 },
      { name: 'Faixa 3', incomeUpTo: 8600_00 },
      {
        name: middleClass,
        incomeUpTo: 12_000_00,
        propertyUpTo: 500_000_00,
        annualRates: { lowest: 0.1, highest: 0.1 },
      },
    ],
  },
  {
    from: '2024-08-09',
    source: 'Portaria MCID 786/2024',
    url: 'https://acheconcursos.com.br/noticias/governo-divulga-portaria-que-atualiza-renda-para-minha-casa-minha-vida-73649',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    bands: [
      { name: 'Faixa 1', incomeUpTo: 2850_00 },
      { name: 'Faixa 2', incomeUpTo: 4700_00 },
      { name: 'Faixa 3', incomeUpTo: 8000_00 },
    ],
  },
]
