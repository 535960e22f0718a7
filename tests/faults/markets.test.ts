import { faultsOfMarkets } from '#simulator/faults-market.ts'
import { proveFaults } from './matrix.ts'

proveFaults(faultsOfMarkets)
