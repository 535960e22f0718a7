import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Loading } from '#web/ui/Loading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { useCopy } from '../actions/use-copy.tsx'
import type { Calculator, Result } from '../calculator.ts'
import styles from './CheckingDetails.module.css'

type Props = {
  id: string
  calculator: Calculator
  result: Result
  take: ReturnType<typeof useCopy>['take']
}

/** "Confira o seu papel", folded: its code comes when it is opened, and what was typed in it stays when it is closed. */
export function CheckingDetails({ id, calculator, result, take }: Props) {
  const [Check, setCheck] = useState<ComponentType<Omit<Props, 'id' | 'calculator'>>>()
  const [hasFailed, setFailed] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const { checking: load, isChecked } = calculator
  const open = async () => {
    if (!load) return
    setFailed(false)
    try {
      const [{ checkOf }, checking] = await Promise.all([import('./Check.tsx'), load()])
      setCheck(() => checkOf(calculator, checking))
    } catch {
      setFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for it may have been opened before this code ran
  useEffect(() => {
    if (details.current?.open) void open()
  }, [])
  if (!load) return null
  return (
    <details
      ref={details}
      id={id}
      className={styles.details}
      hidden={isChecked?.(result.texts) === false}
      onToggle={({ currentTarget }) => currentTarget.open && !Check && open()}
    >
      <summary>
        <span>
          Confira o seu papel
          <small>Compare cada linha dele com esta conta</small>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className={`stack ${styles.body}`}>
        {Check ? <Check result={result} take={take} /> : !hasFailed && <Loading />}
        {hasFailed && (
          <Notice
            tone="error"
            action={
              <Button variant="plain" size="small" onClick={open}>
                Tentar de novo
              </Button>
            }
          >
            Não deu para abrir. Confira a conexão.
          </Notice>
        )}
      </div>
    </details>
  )
}
