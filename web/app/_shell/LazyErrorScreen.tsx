import { lazy, Suspense } from 'react'

type Props = { error: unknown; onRetry: () => void }

/** Every page brings the door of its error screen; the screen itself comes when something broke. */
const Screen = lazy(() =>
  import('./ErrorScreen.tsx').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: PlainScreen }),
  ),
)

export function LazyErrorScreen(props: Props) {
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  )
}

/** When not even the screen can be fetched. */
function PlainScreen({ onRetry }: Props) {
  return (
    <div role="alert">
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>Algo quebrou aqui. Sua conta continua no link. Tente de novo.</p>
      <button type="button" onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  )
}
