// The package ships without types.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    keepFeatures: string[]
    noHinting: boolean
    /** A weight, or the weights from one to another. */
    variationAxes?: { wght: number | { min: number; max: number } }
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
