type PageTexts = {
  /** 30 to 60 characters. */
  title: string
  /** 120 to 160 characters. */
  description: string
}

/** What search engines are told of the pages whose text is in the code, by their address: as spec/pages.md has them. */
export const pages = {
  '/': {
    title: 'Em Miúdos: dólar hoje e a conta explicada',
    description:
      'Cotação do dólar, euro e bitcoin, calculadoras de juros, financiamento, rescisão e imposto, com cada linha do resultado explicada e a fonte ao lado.',
  },
  '/acoes': {
    title: 'Ações hoje: Ibovespa, altas, baixas e indicadores',
    description:
      'Acompanhe o Ibovespa, as maiores altas e baixas com liquidez e uma tabela de ações com preço, dividendos e múltiplos, com a data de cada dado.',
  },
  '/alertas-cambio': {
    title: 'Alerta de câmbio: aviso de dólar e euro sem cadastro',
    description:
      'Crie um alerta de dólar, euro ou bitcoin sem conta e sem e-mail: escolha o valor, veja quantas vezes ele foi atingido e receba o aviso no navegador.',
  },
  '/api': {
    title: 'Dados abertos: cotações, mercado e regras em JSON',
    description:
      'Cotações, históricos, ativos, mercado e as tabelas de impostos com a lei e a vigência, em JSON e CSV, sem cadastro: exemplos, erros, limites e fontes.',
  },
  '/aposentadoria': {
    title: 'Aposentadoria: INSS e previdência na mesma conta',
    description:
      'Veja em que data você cumpre cada regra do INSS, estime o benefício e calcule quanto guardar por fora, com PGBL, VGBL e imposto de 2026.',
  },
  '/bitcoin-hoje': {
    title: 'Bitcoin hoje em reais: cotação e imposto | Em Miúdos',
    description:
      'Preço do bitcoin em reais e em dólar, variação de 24 horas a 1 ano, conversão de satoshis e o imposto na venda: isenção de R$ 35 mil e regra do exterior.',
  },
  '/blog': {
    title: 'Blog: finanças pessoais explicadas com a conta feita',
    description:
      'Artigos sobre câmbio, impostos, investimentos, crédito e cripto, com fontes, data de atualização e a calculadora certa dentro de cada texto.',
  },
  '/calculadora-iof': {
    title: 'Calculadora de IOF: câmbio, crédito e investimento',
    description:
      'Calcule o IOF de cartão, compra de moeda, remessa, empréstimo, resgate antes de 30 dias e VGBL, com a alíquota em vigor e o inciso do decreto.',
  },
  '/calculadora-moedas': {
    title: 'Conversor de moedas e cálculo de importação | Em Miúdos',
    description:
      'Converta moedas pela cotação do dia ou de qualquer data e calcule compra internacional com imposto, ICMS do seu estado, IOF e spread, linha por linha.',
  },
  '/calculadoras': {
    title: 'Calculadoras financeiras grátis e sem cadastro',
    description:
      'Todas as calculadoras do site em um lugar: juros, financiamento, rescisão, IOF, importação, aposentadoria e mais, com a regra e a data em cada resultado.',
  },
  '/comparador-custos': {
    title: 'Comparador de custos: à vista, aluguel, carro e câmbio',
    description:
      'Compare à vista ou parcelado, alugar ou financiar, carro próprio ou por aplicativo e formas de pagar no exterior, tudo em reais de hoje.',
  },
  '/conversor-cdi': {
    title: 'Conversor de CDI: líquido e taxa equivalente',
    description:
      'Converta porcentagem do CDI em taxa anual, líquida de IR, e descubra a LCI, o prefixado ou o IPCA+ equivalente no seu prazo, pelo CDI de hoje.',
  },
  '/conversor-taxas': {
    title: 'Conversor de taxas: mês, ano, dia, nominal e efetiva',
    description:
      'Converta taxas de juros entre dia, mês e ano, nominal e efetiva, bases 252, 360 e 365, e veja por que dividir a taxa anual por 12 dá errado.',
  },
  '/criptomoedas': {
    title: 'Criptomoedas hoje em reais: preços e variação',
    description:
      'Preço em reais das principais criptomoedas, variação de 1 hora a 7 dias, valor de mercado e o que muda no imposto e na regra do Banco Central em 2026.',
  },
  '/detalhe-ativo': {
    title: 'Escolha uma ação, fundo ou criptomoeda | Em Miúdos',
    description:
      'Digite um código, como PETR4, HGLG11 ou BTC, e veja preço com hora e fonte, gráfico por período, comparação com o CDI e as regras do imposto.',
  },
  '/dolar-hoje': {
    title: 'Dólar hoje: cotação, IOF e quanto você paga | Em Miúdos',
    // The specification says "turismo" too: no source of the site quotes it.
    description:
      'Cotação do dólar comercial e PTAX, renovada a cada 5 minutos. Veja quanto sai no cartão, em espécie ou na conta global, com IOF e spread.',
  },
  '/euro-hoje': {
    title: 'Euro hoje: cotação em reais com IOF e spread | Em Miúdos',
    description:
      'Quanto está o euro hoje em reais: comercial e PTAX, com renovação a cada 5 minutos, e o custo final no cartão, em espécie ou na conta global.',
  },
  '/ganho-capital': {
    title: 'Ganho de capital: calcule o imposto e as isenções',
    description:
      'Calcule o imposto na venda de imóvel, veículo ou cripto: custo ajustado, fatores de redução, faixas de 15% a 22,5%, isenções e data do DARF.',
  },
  '/independencia-financeira': {
    title: 'Independência financeira: calcule seu número e o ano',
    description:
      'Calcule quanto juntar para viver de renda, em que ano chega lá e a chance de o dinheiro durar, com taxa de retirada, imposto e histórico brasileiro.',
  },
  '/juros-compostos': {
    title: 'Juros compostos: calculadora com aporte mensal',
    description:
      'Calcule juros compostos com aportes, taxa ao mês, ao ano ou em % do CDI, imposto e inflação. Descubra também o aporte ou o prazo para atingir sua meta.',
  },
  '/orcamento-viagem': {
    title: 'Orçamento de viagem: custo por dia com câmbio e IOF',
    description:
      'Monte o orçamento da viagem por pessoa e por dia, com câmbio do dia, IOF por forma de pagamento, seguro, imprevistos e quanto guardar por mês até lá.',
  },
  '/renda-passiva': {
    title: 'Renda passiva: quanto investir para viver de renda',
    description:
      'Descubra o patrimônio necessário para receber uma renda mensal, com imposto e inflação, e compare consumir o rendimento todo ou preservar o valor real.',
  },
  '/rentabilidade-real': {
    title: 'Rentabilidade real: seu ganho acima da inflação',
    description:
      'Calcule quanto seu investimento rendeu acima do IPCA, já com imposto, em porcentagem e em reais de hoje, com a série oficial e a data do último índice.',
  },
  '/rescisao-trabalhista': {
    title: 'Cálculo de rescisão trabalhista 2026, linha por linha',
    description:
      'Calcule a rescisão CLT com aviso prévio proporcional, férias, 13º, FGTS, multa de 40% ou 20%, INSS e IR de 2026, com o artigo da lei em cada linha.',
  },
  '/roi': {
    title: 'ROI: calcule retorno, payback, VPL e TIR do projeto',
    description:
      'Calcule o retorno sobre investimento por fluxo de caixa, com ROI anualizado, payback, VPL e TIR, e compare com deixar o dinheiro rendendo o CDI.',
  },
  '/simulador-financiamento': {
    title: 'Simulador de financiamento: SAC, Price e CET real',
    description:
      'Simule financiamento de imóvel ou veículo em SAC e Price, com seguros, TR, CET, amortização extra e limite de renda e idade, sem informar CPF ou telefone.',
  },
  '/status-mercado': {
    title: 'Bolsa aberta hoje? Horário e feriados do mercado',
    description:
      'Veja se a B3, o dólar, o Tesouro Direto e as bolsas dos EUA estão abertos agora, os horários de hoje e o calendário de feriados, no fuso de Brasília.',
  },
} as const satisfies Record<`/${string}`, PageTexts>

export type PagePath = keyof typeof pages
