/** Values behind the names of a text: numbers, words, functions, and records of them. */
export type Figures = Readonly<Record<string, unknown>>

/**
 * The value of `oneYear.headline`, `ipva(0.019)` or `brl(shown.total)`: names of `figures`, their fields and calls of them,
 * with numbers, `'words'` and other values as arguments. Nothing else: arithmetic belongs in a file of figures.
 *
 * @throws RangeError for an unknown name, a call of a value that is no function, or any other syntax
 */
export function evaluate(expression: string, figures: Figures): unknown {
  const reader = new Reader(expression, figures)
  const value = reader.value()
  reader.end()
  return value
}

class Reader {
  readonly #expression: string
  readonly #figures: Figures
  #at = 0

  constructor(expression: string, figures: Figures) {
    this.#expression = expression
    this.#figures = figures
  }

  value(): unknown {
    const words = this.#read(/'([^']*)'/y)
    if (words !== undefined) return words
    const number = this.#read(/(\d+(?:\.\d+)?)/y)
    return number === undefined ? this.#figure() : Number(number)
  }

  end(): void {
    if (this.#at < this.#expression.length) this.#refuse()
  }

  #figure(): unknown {
    let owner: unknown
    let value: unknown = fieldOf(this.#figures, this.#name())
    for (;;) {
      if (this.#read(/(\.)/y)) [owner, value] = [value, fieldOf(value, this.#name())]
      else if (this.#read(/(\()/y)) value = call(value, owner, this.#args())
      else return value
    }
  }

  #args(): unknown[] {
    const args: unknown[] = []
    if (this.#read(/(\))/y)) return args
    do args.push(this.value())
    while (this.#read(/(,)/y))
    if (!this.#read(/(\))/y)) this.#refuse()
    return args
  }

  #name(): string {
    return this.#read(/([A-Za-z_]\w*)/y) ?? this.#refuse()
  }

  /** The group of `pattern` at this place, consumed with the spaces after it; undefined without a match. */
  #read(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#expression)
    if (!match) return undefined
    const after = this.#expression.slice(pattern.lastIndex)
    this.#at = pattern.lastIndex + after.length - after.trimStart().length
    return match[1]
  }

  #refuse(): never {
    throw new RangeError(`Not a figure from "${this.#expression.slice(this.#at)}" on`)
  }
}

function fieldOf(owner: unknown, name: string): unknown {
  const isThere = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name)
  const value: unknown = isThere ? Reflect.get(owner, name) : undefined
  if (value === undefined) throw new RangeError(`No figure "${name}"`)
  return value
}

function call(callee: unknown, owner: unknown, args: unknown[]): unknown {
  if (typeof callee !== 'function') throw new RangeError('Only a function can be called')
  return Reflect.apply(callee, owner, args)
}
