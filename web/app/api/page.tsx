import { env } from '#web/env.ts'
import { sources } from '#web/rates/sources.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { apiDocument, type Operation } from './document.ts'
import { fieldsOf } from './fields-of.ts'
import styles from './page.module.css'

export const metadata = pageMetadata('/api')

const examples: Record<string, string[]> = {
  '/api/cotacoes': ['/api/cotacoes?series=usd-brl'],
  '/api/series': ['/api/series?series=usd-brl&range=1M'],
  '/api/cambio': ['/api/cambio?moeda=USD&ano=2025'],
  '/api/indices': ['/api/indices?indice=ipca&de=2025&ate=2025'],
  '/api/ativos': ['/api/ativos?codigo=PETR4', '/api/ativos?classe=acao&formato=csv'],
  '/api/expectativas': ['/api/expectativas?indicador=cambio'],
  '/api/regras': [
    '/api/regras?em=2026-11-22',
    '/api/regras?em=2026-11-22&formato=csv',
    '/api/regras/feed.xml',
  ],
  '/api/regras/{tabela}': ['/api/regras/inss', '/api/regras/iof-cambio?formato=csv'],
  '/api/status-mercado': ['/api/status-mercado'],
}

/** For people; for programs there is /api/openapi.json, and both are made of the same document. */
export default function ApiPage() {
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Dados abertos' }]} />
      <div className={styles.top}>
        <h1>Dados abertos</h1>
        <p className="dek">{apiDocument.info.description}</p>
        <p>
          Para programas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
        </p>
        {env.MARKET === 'simulated' && (
          <Miudos>este servidor usa um mercado simulado. As respostas dizem "simulated": true.</Miudos>
        )}
      </div>
      {Object.entries(apiDocument.paths).map(([path, { get }]) => (
        <Endpoint key={path} path={path} operation={get} />
      ))}
      <Limits />
      <Credits />
      <StructuredData graph={pageGraph('/api', 'Dados abertos')} />
    </>
  )
}

function Endpoint({ path, operation }: { path: string; operation: Operation }) {
  const { operationId, summary, description, parameters, responses } = operation
  const questions = parameters.filter((parameter) => parameter.in !== 'header')
  const fields = fieldsOf(responses[200])
  return (
    <FoldedSection id={operationId} title={summary} hint={`GET ${path}`} className="section">
      <p>
        <code>GET {path}</code>
      </p>
      <p className="measure">{description}</p>
      <ul className="bullets">
        {(examples[path] ?? []).map((example) => (
          <li key={example}>
            <a href={example} className={styles.address}>
              {example}
            </a>
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <DataTable
          caption={`Parâmetros de ${path}`}
          columns={[{ label: 'Parâmetro' }, { label: 'O que é' }, { label: 'Valores' }]}
          rows={questions.map(({ name, required, description: what, schema, example }) => [
            name,
            `${what}${required ? ' Obrigatório.' : ''}`,
            Array.isArray(schema.enum) ? valuesInWords(schema.enum) : `por exemplo ${example}`,
          ])}
        />
      )}
      <DataTable
        caption={`Respostas de ${path}`}
        columns={[{ label: 'Código' }, { label: 'Quando' }]}
        rows={Object.entries(responses).map(([status, answer]) => [status, answer.description])}
      />
      <DataDetails summary="Ver os campos da resposta">
        <DataTable
          caption={`Campos de ${path}`}
          columns={[{ label: 'Campo' }, { label: 'Tipo' }, { label: 'O que é' }]}
          rows={fields}
        />
      </DataDetails>
    </FoldedSection>
  )
}

/** A few of many: a list of tables is no cell of a table on a phone. */
function valuesInWords(values: readonly string[]): string {
  if (values.length <= 12) return values.join(', ')
  return `${values.slice(0, 3).join(', ')} e mais ${values.length - 3}; a lista completa está em /api/regras`
}

function Limits() {
  return (
    <Section id="limites" title="Limites e cuidados" className="section">
      <ul className="bullets measure">
        <li>
          Não há chave, cadastro nem cota. Respeite o Cache-Control: pedir de novo antes do prazo não traz
          número novo.
        </li>
        <li>
          As fontes são consultadas a cada 5 minutos com o mercado aberto, e a cada hora fora dele;
          expectativas e títulos do Tesouro, a cada 6 horas. Isso não é tempo real, e preços da B3 têm atraso.
        </li>
        <li>Use a ETag: com If-None-Match, a resposta repetida é 304 e não tem corpo.</li>
        <li>
          Números estão em reais e frações (0.0042 é 0,42{'\u00A0'}%). Nas regras, "unit" e "per" dizem a
          unidade de cada um. Instantes estão em UTC.
        </li>
        <li>
          O valor null quer dizer que a fonte não informou; nas regras, que não há limite. Nunca preenchemos
          com estimativa.
        </li>
        <li>
          As regras são as das nossas tabelas, cada uma com o seu grau de certeza: confirmed (lida em fonte
          pública), known (regra conhecida) ou uncertain (falta confirmar). Não substituem o texto da lei.
        </li>
        <li>O campo depth diz qual fonte respondeu: 0 é a primeira, 1 a seguinte, e assim por diante.</li>
        <li>Todo erro traz "error" com uma frase em português. Com 503, espere o Retry-After.</li>
        <li>O conteúdo é educativo. Não garantimos disponibilidade nem exatidão.</li>
      </ul>
    </Section>
  )
}

function Credits() {
  return (
    <Section id="fontes" title="Fontes e licenças" className="section">
      <div className="stack">
        <p className="measure">
          Os números são das fontes abaixo. Ao usá-los, credite a fonte que vem na resposta e siga os termos
          dela. Termos conferidos em 20/11/2026.
        </p>
        <DataTable
          caption="De onde vêm os números e em que termos"
          columns={[{ label: 'Fonte' }, { label: 'Termos' }, { label: 'Página' }]}
          rows={Object.values(sources).map(({ name, licence, url }) => [
            name,
            licence,
            new URL(url).hostname,
          ])}
        />
      </div>
    </Section>
  )
}
