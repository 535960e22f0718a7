import { Fold } from '#web/ui/Fold.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { SortableTable } from '#web/ui/tables/SortableTable.tsx'
import { State } from './Sample.tsx'

const facts = [
  { label: 'Compra', value: 'R$ 5,21' },
  { label: 'Venda', value: 'R$ 5,22', note: 'PTAX' },
  { label: 'Máxima do dia', value: 'R$ 5,25' },
  { label: 'Mínima do dia', value: 'R$ 5,18' },
  { label: 'Variação', value: '0,42 %' },
  { label: 'Fechamento', value: 'R$ 5,20' },
  { label: 'Abertura', value: 'R$ 5,19' },
]

const wide = [
  { label: 'Ano' },
  { label: 'Juros', numeric: true },
  { label: 'Amortização', numeric: true },
  { label: 'Parcela', numeric: true },
  { label: 'Saldo', numeric: true },
]

const years = [
  ['1', 'R$ 1.200,00', 'R$ 800,00', 'R$ 2.000,00', 'R$ 9.200,00'],
  ['2', 'R$ 1.104,00', 'R$ 896,00', 'R$ 2.000,00', 'R$ 8.304,00'],
]

export function Tables() {
  return (
    <>
      {[3, 4, 5].map((count) => (
        <State key={count} name={`Dados em células: ${count}`}>
          <Facts items={facts.slice(0, count)} />
        </State>
      ))}
      {[4, 5, 6, 7].map((count) => (
        <State key={count} name={`Dados em células, em página larga: ${count}`}>
          <Facts items={facts.slice(0, count)} wide />
        </State>
      ))}
      <State name="Tabela de duas colunas">
        <DataTable
          caption="Alíquotas pelo prazo"
          columns={[{ label: 'Prazo' }, { label: 'Alíquota', numeric: true }]}
          rows={[
            ['até 180 dias', '22,5 %'],
            ['acima de 720 dias', '15 %'],
          ]}
        />
      </State>
      <State name="Tabela larga: no celular, uma linha abaixo da outra">
        <DataTable caption="Saldo por ano" columns={wide} rows={years} />
      </State>
      <State name="Tabela de números curtos, sem nome de linha">
        <DataTable
          rowHeads={false}
          caption="Feriados do ano"
          columns={['Dia', 'Mês', 'Semana', 'Banco'].map((label) => ({ label }))}
          rows={[['20', 'nov', 'sex', 'não']]}
        />
      </State>
      <State name="Tabela dobrada">
        <DataDetails>
          <DataTable caption="Saldo de cada ano" columns={wide} rows={years} />
        </DataDetails>
      </State>
      <State name="Uma de várias partes, dobrada">
        <Fold summary="Prefixado (2)">
          <DataTable caption="Saldo de cada ano" columns={wide} rows={years} />
        </Fold>
      </State>
      <State name="Dobrada no celular, aberta na tela larga; a segunda, sempre dobrada">
        <div>
          <FoldedSection id="no-celular" title="Média por mês" hint="11/2026: R$ 5,21">
            <DataTable caption="Saldo de cada ano" columns={wide} rows={years.slice(0, 2)} />
          </FoldedSection>
          <FoldedSection id="sempre" title="O que o mercado espera" hint="Para 2026: R$ 5,20" always>
            <DataTable caption="Saldo de cada ano" columns={wide} rows={years.slice(0, 2)} />
          </FoldedSection>
        </div>
      </State>
      <Island name="sortable" when="idle">
        <Sortables />
      </Island>
    </>
  )
}

function Sortables() {
  const columns = [
    { label: 'Ação' },
    { label: 'Preço', unit: 'R$', numeric: true, lead: true },
    { label: 'No dia', numeric: true, lead: true },
    { label: 'Trinta dias', short: '30 dias', numeric: true },
  ]
  const none = { value: null, text: 'sem dado' }
  return (
    <>
      <State name="Tabela que se ordena">
        <SortableTable
          caption="Ações de exemplo"
          note="Nomes e preços inventados para esta folha."
          columns={columns}
          initial={{ column: 1, descending: true }}
          empty="Nenhuma ação."
          rows={[
            {
              key: 'a',
              head: { text: 'AAAA3', href: '#tabelas', detail: 'Com link' },
              cells: [
                { value: 20, text: '20,00' },
                { value: 0.01, text: '1 %', isChange: true },
                { value: 1, text: '19 a 20', line: [19, 19.5, 19.2, 20] },
              ],
            },
            { key: 'b', head: { text: 'BBBB4' }, cells: [{ value: 10, text: '10,00' }, none, none] },
          ]}
        />
      </State>
      <State name="Tabela que se ordena, vazia">
        <SortableTable
          caption="Ações que ninguém tem"
          columns={columns}
          initial={{ column: 1, descending: true }}
          empty="Nenhuma ação com esse nome."
          rows={[]}
        />
      </State>
      <State name="Datas em linha, uma já veio">
        <Timeline
          days={[
            { day: '2026-11-20', title: 'Regra por pontos', mark: 'já cumprida' },
            { day: '2027-06-03', title: 'Pedágio de 100 %', detail: 'aos 57 anos, R$ 3.000,00 por mês' },
          ]}
        />
      </State>
    </>
  )
}
