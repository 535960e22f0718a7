'use client'

import { ManualCopy } from '#web/calculators/form/actions/ManualCopy.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Toast } from '#web/ui/Toast.tsx'
import { State } from './Sample.tsx'

/** Stays: its time to leave is a test of its own. */
const stay = () => {}

export function Toasts() {
  return (
    <>
      <State name="Aviso que sai sozinho" isHeld>
        <Toast message="Link copiado. Este link contém os valores que você digitou." onDismiss={stay} />
      </State>
      <State name="Aviso que sai sozinho, com volta" isHeld>
        <Toast
          message="De volta ao exemplo."
          onDismiss={stay}
          action={
            <Button variant="plain" size="small">
              Desfazer
            </Button>
          }
        />
      </State>
      <State name="Cópia à mão, onde o navegador não copia">
        <ManualCopy label="Link desta conta" text="/juros-compostos#v=1000" onClose={stay} />
      </State>
    </>
  )
}
