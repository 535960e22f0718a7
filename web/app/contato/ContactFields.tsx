import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx'
import { LONGEST, SHORTEST, subjects } from './message.ts'

type Props = { error?: string; required?: boolean }

const options = [
  { value: '', label: 'Escolha' },
  ...Object.entries(subjects).map(([value, label]) => ({ value, label })),
]

export function SubjectField({ error, required, half }: Props & { half?: boolean }) {
  return (
    <SelectField
      name="subject"
      label="Assunto"
      options={options}
      half={half}
      error={error}
      required={required}
    />
  )
}

export function MessageField({ error, required }: Props) {
  return (
    <TextAreaField
      name="text"
      label="Mensagem"
      rows={6}
      hint="De 20 a 3.000 caracteres. Sem CPF, senha ou número de conta."
      error={error}
      required={required}
      minLength={required ? SHORTEST : undefined}
      maxLength={required ? LONGEST : undefined}
    />
  )
}
