import { BellLink } from '#web/ui/BellLink.tsx'
import { Change } from '#web/ui/Change.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { Icon, type IconName, icons } from '#web/ui/Icon.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { State } from './Sample.tsx'

// The keys of an object written out are those of its type.
const iconNames = Object.keys(icons) as IconName[]

export function Basics() {
  return (
    <>
      <State name="Títulos e texto">
        <div className="stack-small">
          <h3>Título de parte</h3>
          <h4>Título menor</h4>
          <p className="dek">A frase que vem abaixo do título de uma página.</p>
          <p>
            Texto corrido com <strong>ênfase</strong>, um <a href="#letras">link para outra parte</a> e a
            conta 1.000,00 × 1,10 = 1.100,00.
          </p>
          <p className="small muted">Texto pequeno e apagado.</p>
        </div>
      </State>
      <State name="Marca">
        <Logo label="em miúdos" />
      </State>
      <State name="Desenhos">
        <ul className="row">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> <small>{name}</small>
            </li>
          ))}
        </ul>
      </State>
      <State name="Aviso de um preço, dia ou regra">
        <BellLink href="#letras">Me avise</BellLink>
      </State>
      <State name="Desenho pequeno">
        <p>
          <Icon name="calculator" size="small" /> ao lado do texto
        </p>
      </State>
      <Figures />
      <State name="Variação: alta, queda, nenhuma">
        <p className="row">
          <Change fraction={0.0042} />
          <Change fraction={-0.0175} />
          <Change fraction={0} />
        </p>
      </State>
      <State name="Carimbos">
        <div className="row">
          <Carimbo>22/11/2026</Carimbo>
          <Carimbo tone="ok">Aberto</Carimbo>
          <Carimbo tone="warning">Atrasado</Carimbo>
          <Carimbo tone="muted">Fechado</Carimbo>
          <Carimbo tone="error">Sem dado</Carimbo>
          <Carimbo icon="clock">Com desenho</Carimbo>
          <Carimbo tone="error" size="large">
            Grande
          </Carimbo>
        </div>
      </State>
    </>
  )
}

function Figures() {
  return (
    <State name="Valores: do maior ao mais longo">
      <div className="stack-small">
        <p>
          <Figure value={5.22} text="5,22" size="xl" />
        </p>
        <p>
          <Figure value={1234.56} text="1.234,56" />
        </p>
        <p>
          <Figure value={1234567.89} text="1.234.567,89" />
        </p>
        <p>
          <Figure value={10_000_000_000} text="10.000.000.000,00" />
        </p>
        <p>
          <Figure value={0.0107} text="1,07 % ao mês, líquido de imposto" prefix="" />
        </p>
        <p>
          <Figure value={12.34} text="12,34" size="s" />
        </p>
      </div>
    </State>
  )
}
