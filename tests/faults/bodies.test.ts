import { faultsOfBodies } from '#simulator/faults-body.ts'
import { proveFaults } from './matrix.ts'

proveFaults(faultsOfBodies)
