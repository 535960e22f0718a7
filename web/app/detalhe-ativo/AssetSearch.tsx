import { assets } from '#web/rates/catalogue/assets.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from '#web/ui/SearchBox.module.css'

/** A form that needs no code: the address it leads to is the asset's own. */
export function AssetSearch({ label, placeholder = label }: { label: string; placeholder?: string }) {
  return (
    <search>
      <form className={styles.box} action="/detalhe-ativo" method="get">
        <label className="visually-hidden" htmlFor="codigo">
          {label}
        </label>
        <Icon name="search" />
        <input
          id="codigo"
          name="codigo"
          type="search"
          list="codigos"
          required
          maxLength={40}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">Ver</Button>
        <datalist id="codigos">
          {assets.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      </form>
    </search>
  )
}
