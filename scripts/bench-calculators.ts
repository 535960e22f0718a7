import { measureSizes, measureTimes } from './bench/calculators.ts'
import { printTable } from './bench/measure.ts'

// The calculators' part of `npm run bench`: measures and targets. It asserts nothing, since other work on the machine counts.
console.log('\nCalculators: their example, median (and how many times a fixed piece of arithmetic)\n')
printTable(await measureTimes())
console.log('\nCalculators: code and tables that a browser loads to calculate\n')
printTable(measureSizes())
