import { Component, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Callout } from '../Callout.tsx'

type Props = { children: ReactNode }
type State = { isBroken: boolean }

/** An island that breaks says so in its own place, and leaves the page alone. The English words are the specification's. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="stack" role="alert">
        <Callout tone="error" title={<span lang="en">Unexpected Application Error!</span>}>
          <p>Algo quebrou nesta parte; o resto da página continua valendo.</p>
          <p>
            <Button variant="outline" onClick={() => this.setState({ isBroken: false })}>
              Tentar de novo
            </Button>
          </p>
        </Callout>
      </div>
    )
  }
}
