import { type ComponentType, useDeferredValue, useId, useMemo, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { useCopy } from '../actions/use-copy.tsx'
import type { Calculator, Result } from '../calculator.ts'
import styles from './CheckingDetails.module.css'
import { type Checking, lineNamed } from './checking.ts'
import { type Cause, type Comparison, compareDocument } from './compare.ts'
import { countForeign } from './foreign.ts'
import { amountIn, type DocumentRow, readDocument } from './read-document.ts'
import { blankRows, pastedRows, renewed } from './rows.ts'
import { besideInWords, channels, outcomeInWords, questionInWords } from './words.ts'

type Take = ReturnType<typeof useCopy>['take']
type Props = { result: Result; take: Take }

/** The comparison of a calculator with the document that its readers hold. */
export function checkOf(calculator: Calculator, checking: Checking): ComponentType<Props> {
  return (props) => <Check {...{ calculator, checking }} {...props} />
}

function Check({
  calculator,
  checking,
  result,
  take,
}: Props & { calculator: Calculator; checking: Checking }) {
  const [rows, setRows] = useState<readonly DocumentRow[]>(() => blankRows(calculator, checking, result))
  /** Rows that a paste or a clearing has replaced, to have them again. */
  const [before, setBefore] = useState<readonly DocumentRow[]>()
  const [pasted, setPasted] = useState<string>()
  const [of, setOf] = useState(result)
  if (of !== result) {
    setOf(result)
    setRows(renewed(checking, rows, blankRows(calculator, checking, result)))
  }
  // Deferred: a keystroke is drawn before the comparison runs.
  const settled = useDeferredValue(rows)
  const comparison = useMemo(
    () => compareDocument(calculator, checking, result.texts, settled),
    [calculator, checking, result, settled],
  )
  const change = (index: number, row: Partial<DocumentRow>) =>
    setRows(rows.map((one, at) => (at === index ? { ...one, doubt: undefined, ...row } : one)))
  const blank = () => blankRows(calculator, checking, result)
  const replace = (next: readonly DocumentRow[], outcome: string) => {
    setBefore(rows.some(({ amount }) => amount !== '') ? rows : undefined)
    setRows(next)
    setPasted(outcome)
  }
  const paste = (text: string) => {
    const read = readDocument(text, checking)
    const leftOut = checking.exchange ? 0 : countForeign(text)
    const outcome = [pastedInWords(read), ...(leftOut > 0 ? [leftOutInWords(leftOut)] : [])].join(' ')
    if (read.length > 0) replace(pastedRows(checking, read, blank()), outcome)
    else setPasted(outcome)
  }
  const undo = (rowsBefore: readonly DocumentRow[]) => {
    setRows(rowsBefore)
    setBefore(undefined)
    setPasted('As linhas de antes voltaram.')
  }
  return (
    <>
      {result.isExample && (
        <Notice tone="warning">
          Esta conta ainda tem os números do exemplo. Ponha os seus antes de comparar.
        </Notice>
      )}
      <p className="small">
        Digite ao lado de cada nome o valor que está no seu {checking.document}, ou cole as linhas dele. Nada
        disto sai deste aparelho.
      </p>
      <Paste onPaste={paste} outcome={pasted} />
      <div>
        {rows.some(({ amount }) => amount !== '') && (
          <Button variant="plain" size="small" onClick={() => replace(blank(), 'Linhas apagadas.')}>
            Limpar as linhas
          </Button>
        )}
        {before && (
          <Button variant="plain" size="small" onClick={() => undo(before)}>
            Voltar às linhas de antes
          </Button>
        )}
      </div>
      <FieldGrid role="group" aria-label="Linhas do papel">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place, and two may have the same name
            key={index}
            {...{ row, index, checking }}
            compared={comparison?.rows[index]}
            isJoined={isJoined(comparison, index)}
            onChange={(changed) => change(index, changed)}
          />
        ))}
      </FieldGrid>
      <p>
        <Button
          variant="plain"
          size="small"
          onClick={() => setRows([...rows, { name: '', amount: '', isOwn: true }])}
        >
          Acrescentar outra linha
        </Button>
      </p>
      {comparison && comparison.checking !== checking && (
        <p className="small">Comparado com o {comparison.checking.document}.</p>
      )}
      {comparison && <Outcome {...{ comparison, take }} />}
    </>
  )
}

function pastedInWords(read: readonly DocumentRow[]): string {
  if (read.length === 0)
    return 'Não achamos nenhuma linha com nome e valor. Cole, por exemplo: Saldo de salário 2.333,33'
  const wrong = read.filter((row) => amountIn(row).wrong).length
  const lines = read.length === 1 ? 'Lemos 1 linha.' : `Lemos ${read.length} linhas.`
  if (wrong === 0) return lines
  return `${lines} Em ${wrong} o valor não ficou claro: corrija abaixo.`
}

const leftOutInWords = (count: number) =>
  count === 1 ? 'Um valor em outra moeda ficou de fora.' : `${count} valores em outra moeda ficaram de fora.`

function Paste({ onPaste, outcome }: { onPaste: (text: string) => void; outcome?: string }) {
  const [text, setText] = useState('')
  return (
    <>
      <FieldGrid>
        <TextAreaField
          name="papel"
          label="Colar as linhas do papel"
          hint="Uma por linha, nome e valor, como saem do PDF"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </FieldGrid>
      <div>
        <Button variant="outline" size="small" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
          Ler as linhas
        </Button>
        <p role="status" className="small">
          {outcome}
        </p>
      </div>
    </>
  )
}

type RowProps = {
  row: DocumentRow
  index: number
  checking: Checking
  compared?: Comparison['rows'][number]
  /** Another row is of the same line. */
  isJoined: boolean
  onChange: (changed: Partial<DocumentRow>) => void
}

const units = { percent: { unit: '%', unitSide: 'right' }, brl: { unit: 'R$' }, foreign: {} } as const

function Row({ row, index, checking, compared, isJoined, onChange }: RowProps) {
  const { name, amount, isOwn } = row
  const [isTyping, setTyping] = useState(false)
  const beside = compared && besideInWords(compared, isJoined)
  const isUnknown = name !== '' && !lineNamed(checking, name) && amount !== ''
  return (
    <>
      {isOwn && (
        <Field
          name={`nome-${index}`}
          label="Nome no papel"
          value={name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      )}
      <Field
        name={`valor-${index}`}
        label={name || 'Valor'}
        inputMode="decimal"
        {...units[compared?.line?.apart ?? 'brl']}
        value={amount}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
        hint={
          beside && (
            <>
              {beside.mine} {beside.difference && <b>{beside.difference}</b>}
            </>
          )
        }
        error={isTyping ? undefined : compared?.wrong}
      />
      {isUnknown && (
        <SelectField
          name={`linha-${index}`}
          label={`Que linha desta conta é “${name}”?`}
          value={row.key ?? ''}
          options={[
            { value: '', label: 'nenhuma: esta conta não tem' },
            ...checking.lines.map(({ key, label }) => ({ value: key, label })),
          ]}
          onChange={({ currentTarget }) => onChange({ key: currentTarget.value })}
        />
      )}
    </>
  )
}

function isJoined(comparison: Comparison | undefined, index: number): boolean {
  const line = comparison?.rows[index]?.line
  return (
    line !== undefined &&
    comparison?.rows.some((row, at) => at !== index && row.line === line && row.theirs !== undefined) === true
  )
}

type OutcomeProps = { comparison: Comparison; take: Take }

/** What differs, why that may be, what to ask, and who hears complaints. */
function Outcome({ comparison, take }: OutcomeProps) {
  const { checking, causes, unexplained } = comparison
  const unknown = {
    key: 'unknown',
    when: 'Nenhuma das contas que tentamos dá o valor do papel. Confira o que você digitou, na conta e aqui: pode faltar um dado.',
    ask: 'Que valores e que regra entraram nisso?',
    explains: unexplained,
  }
  const all = unexplained.length > 0 ? [...causes, unknown] : causes
  return (
    <div className="stack-small">
      <p role="status">
        <b>{outcomeInWords(comparison)}</b>
      </p>
      {all.length > 0 && (
        <>
          <ul className="stack">
            {all.map((cause) => (
              <CauseItem key={`${cause.key} ${cause.explains[0]}`} {...{ comparison, take }} cause={cause} />
            ))}
          </ul>
          <Channels from={checking.from} />
        </>
      )}
    </div>
  )
}

type CauseProps = OutcomeProps & { cause: Omit<Cause, 'cause'> & { cause?: string } }

function CauseItem({ comparison, take, cause }: CauseProps) {
  const { checking } = comparison
  const id = useId()
  const labels = cause.explains.flatMap((key) => checking.lines.find((line) => line.key === key)?.label ?? [])
  const question = questionInWords(comparison, cause)
  return (
    <li className={`stack-small ${styles.cause}`}>
      <p id={id}>
        <b>{cause.cause ? `Pode ser ${cause.cause}` : 'Não achamos a causa'}</b>
      </p>
      <p className="small">Em: {labels.join('; ')}.</p>
      <p className="small">{cause.when}</p>
      <p className="small">
        <b>Pergunte assim:</b> {question}
      </p>
      <div>
        <Button
          variant="outline"
          size="small"
          aria-describedby={id}
          onClick={() => take({ label: 'Pergunta', text: question, message: 'Pergunta copiada.' })}
        >
          Copiar a pergunta
        </Button>
      </div>
    </li>
  )
}

function Channels({ from }: Pick<Checking, 'from'>) {
  return (
    <div className="stack-small small">
      <p>
        <b>Se continuar diferente</b>
      </p>
      <ol className={styles.channels}>
        {channels[from].map(({ text, link }) => (
          <li key={text}>
            {text} {link && <a href={link.href}>{link.label}</a>}
          </li>
        ))}
      </ol>
    </div>
  )
}
