import { item, p, table } from '../portable-text.ts'
import type { LegalSeed } from './legal-seed.ts'

/** True of what the site does; a lawyer has still to read it. */
export const politicaPrivacidade: LegalSeed = {
  slug: 'politica-privacidade',
  title: 'Política de privacidade',
  dek: 'O que este site faz com dados de quem visita: quase nada. Não há cadastro, não há cookies nossos e os valores que você digita nas calculadoras não chegam a nós.',
  seo: {
    title: 'Política de privacidade do Em Miúdos (LGPD)',
    description:
      'O que o site coleta e o que não coleta, cookies de anúncio só com consentimento, dados guardados no seu aparelho e como exercer seus direitos da LGPD.',
  },
  clauses: [
    {
      title: 'Quem responde pelos dados',
      summary: 'O Em Miúdos decide o que é feito com dados aqui. Escreva para nós quando quiser.',
      text: [
        p(
          'O Em Miúdos é o controlador, no sentido da Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD): decide por que e como um dado é tratado. Quem hospeda o site e o nosso e-mail são operadores: tratam dados em nosso nome. Se um deles ficar fora do Brasil, vale também a regra da ANPD para enviar dados ao exterior.',
        ),
        p(
          'Os dados da empresa e do encarregado pelos dados vão em “Quem responde pelo site”, no fim desta página; enquanto faltam, ela diz isso. O contato para qualquer assunto de privacidade é o e-mail da [página de contato](/contato).',
        ),
      ],
    },
    {
      title: 'O que não coletamos',
      summary: 'Sem cadastro, sem senha, sem CPF, sem perfil. Quem visita não recebe cookies.',
      text: [
        item(
          'Não há cadastro nem área com senha. Nenhuma página pede o seu nome, CPF ou banco para funcionar.',
        ),
        item(
          'O site não grava cookies em quem visita e não usa ferramenta que acompanhe você por outras páginas. Só a equipe recebe um, para ver um texto antes de publicar.',
        ),
        item('Não montamos perfil de quem visita e não vendemos dados.'),
      ],
    },
    {
      title: 'O que você digita nas calculadoras',
      summary: 'Fica na página aberta no seu aparelho. Só sai daí se você copiar o link ou o resultado.',
      text: [
        p(
          'Valores, salários, datas e taxas são usados pelo seu navegador, que faz a conta. Eles ficam na parte do endereço que vem depois de “#”, que o navegador não envia ao servidor.',
        ),
        p(
          'Se você copiar o link, ele leva os valores digitados. Quem abrir o link vê os mesmos números. O seu navegador também pode guardar o endereço no histórico, como faz com qualquer página.',
        ),
      ],
    },
    {
      title: 'Buscas e códigos que vão no endereço',
      summary:
        'A busca do blog, o código de um ativo, a comparação e o ano de uma cotação antiga chegam ao servidor, sem o seu nome.',
      text: [
        p(
          'Quatro coisas que você escolhe vão no endereço pedido, porque é o servidor que responde: as palavras e os filtros da busca do blog, o código do ativo que você abre, o do ativo que põe ao lado dele e, no conversor de moedas, a moeda e o ano, quando você pede a cotação de um dia que já passou. O dia e o valor ficam no seu navegador. Não gravamos o que foi pedido, nem por quem. A hospedagem pode ter o endereço nos registros dela, como está em “Registros do servidor”.',
        ),
        p(
          'A busca de calculadoras e o filtro das tabelas de ações e de criptomoedas acontecem no seu navegador.',
        ),
      ],
    },
    {
      title: 'O que fica no seu aparelho',
      summary: 'Cópias dos nossos arquivos, para abrir sem internet, e no máximo um horário.',
      text: [
        p(
          'O navegador guarda cópias das últimas páginas que você abriu, dos arquivos delas e das últimas cotações, para que abram sem internet. São arquivos nossos, iguais para todos; o que você digitou não vai junto.',
        ),
        p(
          'O único valor que o site pode gravar no aparelho é o horário em que você dispensou o convite para instalar o site como aplicativo, nas versões em que esse convite aparece. Serve para não perguntar de novo na mesma semana.',
        ),
        p('Apagar os dados do site no navegador remove tudo isso.'),
      ],
    },
    {
      title: 'Registros do servidor',
      summary: 'Como em qualquer site, o servidor vê o seu endereço IP ao entregar a página.',
      text: [
        p(
          'Para entregar uma página, o servidor recebe o endereço IP, a data e a hora, o endereço pedido e a identificação do navegador. O nosso programa não grava uma lista de visitas: anota os próprios erros, as publicações da redação e as somas de anúncios. Quem hospeda o site pode guardar esses registros, para segurança e porque o Marco Civil da Internet (Lei 12.965/2014, art. 15) manda certos sites guardarem o registro de acesso por seis meses, em sigilo.',
        ),
        p(
          'Não juntamos esses registros com mais nada e não os usamos para saber quem você é. Só os entregamos por ordem judicial.',
        ),
      ],
    },
    {
      title: 'Alertas, feeds e lembretes',
      summary:
        'O alerta vive no link. O feed e o lembrete de agenda levam o alerta ao servidor, sem o seu nome.',
      text: [
        p(
          'Um alerta de câmbio fica no endereço da página, no seu aparelho. O feed é um endereço que um programa leitor consulta de tempos em tempos. Se você assina o feed ou baixa o lembrete de agenda, o endereço desses dois leva a moeda, o valor e a data do alerta, e o servidor os recebe a cada leitura. Eles não dizem quem você é, e não são gravados por nós.',
        ),
        p(
          'A notificação do navegador só existe se você permitir, e sai do seu próprio aparelho, com a página aberta.',
        ),
      ],
    },
    {
      title: 'Quando o navegador fala com outro site',
      summary:
        'Em dois casos: cotação direto da AwesomeAPI, se o nosso servidor falhar, e vídeo que você abre.',
      text: [
        p(
          'Ao abrir, nenhuma página carrega programa de terceiros. Se o nosso servidor não responder ao atualizar uma cotação, o seu navegador pode pedir o número direto à AwesomeAPI (economia.awesomeapi.com.br). Nesse caso ela vê o seu endereço IP, como qualquer site que você abre. A página diz quando isso aconteceu.',
        ),
        p(
          'Um vídeo dentro de um texto só vem do YouTube depois que você toca nele. A partir daí, vale a política do YouTube.',
        ),
      ],
    },
    {
      title: 'Anúncios e links de parceiros',
      summary: 'Por padrão, os anúncios são nossos e não seguem você. Uma rede de anúncios só com o seu sim.',
      text: [
        p(
          'Os anúncios saem do nosso próprio site, sem cookie e sem saber quem você é. Para escolher um, a página diz ao servidor qual é ela, o assunto do texto e se a tela é estreita ou larga. Nada sobre você.',
        ),
        p(
          'Contamos quantas vezes cada anúncio apareceu e foi tocado. O que vai é o lugar na página e a peça; o que fica é a soma. Links de parceiros são marcados como publicidade. O endereço deles leva o nome do nosso site, da campanha e do lugar; no site do parceiro, vale a política dele.',
        ),
        p(
          'Se ligarmos uma rede de anúncios de terceiros, nada dela carrega antes de você escolher. “Rejeitar” aparece com o mesmo destaque de “Aceitar”, nada vem marcado, e a escolha vale só para a visita: fica na memória da aba, não é gravada. No fim de cada página com lugar da rede, um botão muda a escolha. Sem rede ligada, não há o que escolher, e nenhum aviso aparece.',
        ),
      ],
    },
    {
      title: 'Mensagens que você nos envia',
      summary: 'Só usamos o que você escreve para responder. O site não guarda nada.',
      text: [
        p(
          'O formulário de contato funciona de um destes dois jeitos, e a página diz qual. Ou ele abre o seu programa de e-mail com o texto pronto, e não envia nada por conta própria. Ou ele leva a mensagem do seu navegador ao nosso e-mail, pelo nosso servidor, que não guarda cópia nem lista de quem escreveu. Recebemos o seu e-mail, o nome que você escreveu, se escreveu, e a mensagem. O link de uma conta só vai se você marcar.',
        ),
        p(
          'Contra programas que enviam em massa, o servidor conta os envios por um código feito do endereço IP. O código fica só na memória, por no máximo dez minutos, e não leva de volta ao endereço. Você não precisa provar que não é um robô.',
        ),
        p(
          'A newsletter só existe se um texto mostrar o formulário dela. O e-mail que você escreve vai para o serviço que faz o envio, e é ele que guarda o endereço. Nada chega antes de você confirmar por e-mail, e cada edição tem um link para sair.',
        ),
      ],
    },
    {
      title: 'Páginas nossas dentro de outros sites',
      summary: 'A calculadora incorporada não tem anúncios e não acompanha ninguém.',
      text: [
        p(
          'Outros sites podem mostrar uma calculadora nossa em um quadro. Nesse modo não há anúncios nem contagem, e as contas continuam no seu navegador. O site que mostra o quadro tem a política dele.',
        ),
      ],
    },
    {
      title: 'Cada dado, para quê e por quanto tempo',
      summary: 'A lista inteira, em uma tabela.',
      text: [
        table(
          'Dados pessoais que podem passar por aqui',
          ['Dado', 'Para quê', 'Base legal (LGPD)', 'Prazo', 'Com quem'],
          [
            [
              'Endereço IP, data, hora, endereço pedido e navegador',
              'Entregar a página e proteger o site',
              'Obrigação legal e legítimo interesse (art. 7º, II e IX)',
              'Até 6 meses, na hospedagem',
              'Hospedagem; autoridade, por ordem judicial',
            ],
            [
              'Valores digitados nas calculadoras',
              'Fazer a conta no seu aparelho',
              'Não tratamos: não chegam a nós',
              'Até você fechar a página',
              'Ninguém',
            ],
            [
              'Palavras da busca do blog; código de ativo aberto ou comparado; moeda e ano de uma cotação antiga',
              'Responder com a lista ou a página pedida',
              'Execução do que você pediu (art. 7º, V)',
              'Não guardamos; até 6 meses nos registros da hospedagem',
              'Hospedagem',
            ],
            [
              'Anúncio que apareceu ou foi tocado',
              'Somar, por peça e lugar',
              'Não há dado de pessoa: só a soma',
              'A soma fica; não leva a ninguém',
              'Ninguém; o anunciante pode receber a soma',
            ],
            [
              'Horário em que dispensou o convite de instalar',
              'Não repetir o convite',
              'Não tratamos: fica só no aparelho',
              'Até você apagar os dados do site',
              'Ninguém',
            ],
            [
              'Moeda, valor e data de um alerta (feed e agenda)',
              'Responder ao leitor de feed ou à agenda',
              'Execução do que você pediu (art. 7º, V)',
              'Não guardamos',
              'Hospedagem',
            ],
            [
              'E-mail, nome e mensagem enviados a nós',
              'Responder e corrigir erros',
              'Legítimo interesse, ou o que você pediu (art. 7º, V e IX)',
              'Enquanto for preciso para responder e corrigir; você pode pedir para apagar antes',
              'Provedor de e-mail',
            ],
            [
              'E-mail da newsletter, se houver',
              'Enviar o que você assinou',
              'O seu consentimento (art. 7º, I), que termina no link para sair',
              'Até você sair; o serviço de envio guarda, este site não',
              'Serviço de envio',
            ],
            [
              'Código feito do endereço IP de quem envia um formulário',
              'Evitar envios em massa',
              'Legítimo interesse (art. 7º, IX)',
              'Na memória, por no máximo dez minutos',
              'Ninguém',
            ],
          ],
        ),
      ],
    },
    {
      title: 'Os seus direitos',
      summary: 'Perguntar, corrigir, apagar, reclamar. Basta um e-mail, sem custo.',
      text: [
        p(
          'A LGPD (art. 18) dá a você o direito de confirmar se tratamos um dado seu, ver, corrigir, apagar, levar para outro lugar, saber com quem foi compartilhado e se opor. Como quase nada chega até nós, o mais comum é apagar uma mensagem que você enviou.',
        ),
        p(
          'Escreva para o e-mail da [página de contato](/contato), com o assunto “Privacidade”. Respondemos em até 15 dias. Se não ficar satisfeito, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.',
        ),
      ],
    },
    {
      title: 'Mudanças nesta política',
      summary: 'Cada versão tem número e data, e as antigas continuam nesta página.',
      text: [
        p(
          'Quando algo mudar, publicamos uma versão nova. O que mudou está em “Versões”, no fim da página, com as anteriores inteiras.',
        ),
      ],
    },
  ],
}
