import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { ChoiceList } from '#web/ui/fields/ChoiceList.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MoreFields } from '#web/ui/fields/MoreFields.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx'
import { Trap } from '#web/ui/fields/Trap.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { State } from './Sample.tsx'

const variants = { solid: 'Cheio', outline: 'Contorno', plain: 'Simples' } as const

const periods = [
  { value: 'month', label: 'ao mês' },
  { value: 'year', label: 'ao ano' },
]

export function Controls() {
  return (
    <>
      <Buttons />
      <State name="Campos: vazio, preenchido, com explicação, com unidade">
        <FieldGrid>
          <Field name="empty" label="Vazio" />
          <Field name="filled" label="Preenchido" defaultValue="1.000,00" half unit="R$" />
          <Field name="right" label="Unidade à direita" defaultValue="13,65" half unit="%" unitSide="right" />
          <Field name="hint" label="Com explicação" defaultValue="12" hint="De 1 a 720 meses" />
        </FieldGrid>
      </State>
      <State name="Campos: com erro, desligado, só para ler">
        <FieldGrid>
          <Field
            name="wrong"
            label="Com erro"
            defaultValue="mil"
            unit="R$"
            hint="Por mês"
            error="Digite um valor, por exemplo 1.000,00"
          />
          <Field name="disabled" label="Desligado" defaultValue="1.000,00" disabled half />
          <Field name="read" label="Só para ler" defaultValue="1.000,00" readOnly half />
          <SelectField name="wrong-list" label="Lista com erro" options={periods} error="Escolha uma opção" />
          <TextAreaField name="wrong-area" label="Texto com erro" error="Escreva a sua mensagem" />
        </FieldGrid>
      </State>
      <Choices />
      <State name="Armadilha para programas: ninguém a vê">
        <Trap />
      </State>
    </>
  )
}

function Buttons() {
  return (
    <>
      {Object.entries(variants).map(([variant, name]) => (
        // The keys of an object written out are those of its type.
        <State key={variant} name={`Botão: ${name.toLowerCase()}, pequeno, desligado, link`}>
          <div className="row">
            <Button variant={variant as keyof typeof variants}>{name}</Button>
            <Button variant={variant as keyof typeof variants} size="small">
              <Icon name="copy" size="small" />
              Pequeno
            </Button>
            <Button variant={variant as keyof typeof variants} disabled>
              Desligado
            </Button>
            <ButtonLink variant={variant as keyof typeof variants} href="#botoes">
              Link
            </ButtonLink>
          </div>
        </State>
      ))}
    </>
  )
}

function Choices() {
  return (
    <>
      <State name="Escolhas: lado a lado, lista, uma abaixo da outra, texto">
        <FieldGrid>
          <ChoiceField name="side" legend="Lado a lado" options={periods} defaultValue="year" />
          <SelectField name="list" label="Lista" options={periods} hint="Como o banco informa" />
          <ChoiceList
            name="below"
            legend="Uma abaixo da outra"
            defaultValue="pix"
            options={[
              { value: 'pix', label: 'Pix', note: 'Na hora', amount: 'R$ 1.000,00' },
              { value: 'card', label: 'Cartão', note: 'IOF de 3,5 %', amount: 'R$ 1.035,00' },
            ]}
          />
          <TextAreaField name="rows" label="Várias linhas" defaultValue={'100 a 10,00\n50 a 12,00'} />
        </FieldGrid>
      </State>
      <State name="Mais opções: fechadas, e os botões do fim">
        <FieldGrid>
          <MoreFields summary="Mais opções">
            <Field name="more" label="Inflação por ano" unit="%" unitSide="right" />
          </MoreFields>
          <FieldActions>
            <Button>Calcular</Button>
            <Button variant="plain">Limpar</Button>
          </FieldActions>
        </FieldGrid>
      </State>
    </>
  )
}
