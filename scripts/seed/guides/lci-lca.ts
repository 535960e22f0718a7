import { calculator } from '#web/calculators/lci-lca/calculator.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { h2, item, p } from '../portable-text.ts'
import { bare, worked, yearFromDay } from '../worked.ts'
import { bancoMaster, fgcPress } from './banco-master.ts'
import { type GuideSeed, typedRule } from './guide-seed.ts'

const at90 = worked(calculator, {
  amount: '10.000',
  kind: 'cdi-share',
  rate: '90',
  annualCdi: '13,65',
  selicTarget: '13,75',
  monthlyTr: '0,1668',
  ...yearFromDay('23/11/2026'),
})
/** The CDB that leaves as much after so long, with one decimal as the chart of the page has it: `107,8 %`. */
const even = (term: string) =>
  `${formatNumber(parseDecimal(bare(at90.cell('O CDB que deixa o mesmo', term, 'Em % do CDI'))) ?? Number.NaN, 1)} %`

export const lciLca: GuideSeed = {
  slug: 'lci-lca',
  title: 'Uma LCI ou LCA ganha de um CDB de quanto?',
  dek: 'Por que o papel isento paga taxa menor e ainda pode deixar mais, por que essa vantagem encolhe com o tempo, e o prazo em que o dinheiro não sai.',
  summary: `Com o CDI em 13,65 % ao ano, uma LCI de 90 % do CDI empata com um CDB de ${even('1 ano')} em um ano e de ${even('5 anos')} em cinco: ela é isenta, mas a vantagem encolhe com o prazo. O dinheiro não sai antes de ${typedRule('lci-prazo-meses')}, e o limite do FGC é o do CDB.`,
  seo: {
    title: 'LCI e LCA: isenção, prazo mínimo e comparação com CDB',
    description: `Descubra a partir de que taxa um CDB ganha de uma LCI ou LCA no seu prazo, com a conta composta correta, prazo mínimo de ${typedRule('lci-prazo-meses')} e limite do FGC.`,
  },
  body: [
    h2('O que são LCI e LCA'),
    p(
      'Letra de Crédito Imobiliário e Letra de Crédito do Agronegócio. Você empresta a um banco, e ele precisa ter o mesmo valor emprestado a imóveis ou ao campo. Em troca, a lei deixa você sem Imposto de Renda. Na prática, para quem aplica, funcionam como um CDB sem imposto e com um prazo em que o dinheiro não sai.',
    ),
    h2('O prazo em que o dinheiro não sai'),
    p(
      'Sem índice de preços, o mínimo hoje é de {{lci-prazo-meses}}. Nas corrigidas por índice de preços o prazo é maior: {{lci-prazo-indice-meses}} na LCI corrigida todo mês; na LCA, os bancos falam em 12, o que não conseguimos confirmar na norma. Pergunte ao emissor antes de aplicar.',
    ),
    p('Depois do prazo mínimo, só sai antes do vencimento se o papel tiver resgate. Muitos não têm.'),
    h2('Por que a vantagem encolhe'),
    p(
      'O atalho comum é dividir a taxa da LCI pela parte que o imposto deixa: por 0,85, se ele for de 15 %. Ele quase acerta em prazos curtos e erra cada vez mais. No CDB, o imposto só sai no fim; até lá, o dinheiro que seria do governo continua rendendo para você. Quanto mais longo o prazo, mais isso pesa, e mais perto do CDB fica a LCI.',
    ),
    p(
      'O simulador faz a conta composta, mostra o CDB que empata em cada prazo e põe ao lado a regra simples, para você ver a diferença.',
    ),
    h2('O que comparar além da taxa'),
    item('O resgate. Poder sair do CDB em qualquer dia pode compensar uma taxa menor.'),
    item(
      'O grupo do banco. O [FGC](termo:fgc) soma LCI, LCA, CDB, poupança e conta do mesmo conglomerado, até {{fgc-limite}}.',
    ),
    item('O IOF. LCI e LCA têm alíquota zero; CDB e Tesouro pagam nos primeiros 29 dias.'),
  ],
  risks: [
    {
      title: bancoMaster.title,
      text: [
        p(bancoMaster.what),
        p(
          'LCI e LCA estavam na lista do que o FGC cobre, e no mesmo limite dos CDBs: quem tinha um de cada somou os dois.',
        ),
      ],
    },
    {
      title: 'Um exemplo nosso: precisar antes',
      text: [
        p(
          'Você põe a reserva inteira em uma LCI com vencimento em um ano, sem resgate. No terceiro mês o carro quebra. O dinheiro existe, rende e não sai. Se você financiar o conserto no cartão, um mês de juros do cartão pode custar mais do que o ano de isenção.',
        ),
      ],
    },
  ],
  steps: [
    {
      title: 'Confirme que pode esperar o prazo mínimo e o vencimento',
      text: [p('Se não pode, procure algo com resgate em qualquer dia.')],
    },
    {
      title: 'Pergunte o prazo mínimo, o vencimento e se há resgate',
      text: [p('São três coisas diferentes, e as três estão no papel que o banco entrega.')],
    },
    {
      title: 'Ache o CDB que empata, no seu prazo',
      text: [p('Acima dele, o CDB deixa mais; abaixo, a LCI.')],
    },
    {
      title: 'Some o que já tem no mesmo grupo',
      text: [p('O limite do FGC é por pessoa e conglomerado, com o rendimento dentro.')],
    },
  ],
  mistakes: [
    'Comparar 90 % do CDI isento com 105 % do CDI sem olhar o prazo: em um ano a LCI deixa mais, em cinco o CDB.',
    'Tratar a LCI como reserva de emergência.',
    'Achar que papel isento tem menos risco. O risco é o do banco, como no CDB.',
    'Acreditar em textos que ainda falam em 90 dias ou em 9 meses de prazo mínimo.',
  ],
  questions: [
    {
      question: 'LCI tem carência?',
      answer: [
        p(
          'Tem. Sem índice de preços, a [carência](termo:carencia) é de {{lci-prazo-meses}}. Na LCI corrigida por índice de preços todo mês, é de {{lci-prazo-indice-meses}}. Nesse tempo o banco não pode recomprar o papel.',
        ),
      ],
    },
    {
      question: 'LCI ou CDB, qual vale mais?',
      answer: [
        p(
          `Depende do prazo. Com o CDI em 13,65 % ao ano, o de 22/09/2026, uma LCI de 90 % do CDI empata com um CDB de ${even('6 meses')} em seis meses, de ${even('1 ano')} em um ano, de ${even('2 anos')} em dois e de ${even('5 anos')} em cinco. [Refaça a conta](${at90.href}) com a sua taxa.`,
        ),
      ],
    },
    {
      question: 'LCI é mesmo isenta em 2026?',
      answer: [
        p(
          'Sim, para pessoa física. A Medida Provisória 1.303/2025 queria cobrar imposto das novas, mas perdeu a validade em 08/10/2025 sem ser votada. Uma lei futura pode mudar isso.',
        ),
      ],
    },
    {
      question: 'E a LCA, é diferente da LCI?',
      answer: [
        p(
          'Para você, quase nada: mesmo imposto, mesmo FGC, mesmo prazo mínimo sem índice. Muda para onde o banco empresta: imóveis ou agronegócio.',
        ),
      ],
    },
  ],
  sources: [
    {
      title: 'Lei 11.033/2004, arts. 1º e 3º',
      publisher: 'Planalto',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2004/lei/l11033.htm',
      accessedOn: '2026-11-20',
      kind: 'law',
    },
    {
      title: 'CMN atualiza regras dos prazos de vencimento das LCIs e LCAs',
      publisher: 'Pinheiro Guimarães Advogados',
      url: 'https://www.pinheiroguimaraes.com.br/cmn-atualiza-regras-aplicaveis-aos-prazos-de-vencimento-das-lcis-e-lcas',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    {
      title: 'Perda de eficácia da MP 1.303/2025',
      publisher: 'VBD Advogados',
      url: 'https://www.vbdlaw.com.br/publicacoes/medida-provisoria-1-303-2025-perda-de-eficacia',
      accessedOn: '2026-11-20',
      kind: 'press',
    },
    ...fgcPress,
  ],
}
