import type { Texts } from './fields.ts'

/** A question whose answer is known from elsewhere. The first of a calculator is also asked in a browser, by keyboard. */
export type Golden = {
  /** Who says so: the specification, a law's example, an official simulator. */
  from: string
  /** By field, what is typed; the rest is the example. */
  typed: Texts
  /** The headline as printed, without `R$`: `76.216,34`. */
  headline: string
  /** More that the Nota must say. */
  says?: readonly string[]
}

/** By field, a text that is wrong and what the form says of it. */
export type Wrongs = Readonly<Record<string, readonly [typed: string, message: string]>>
