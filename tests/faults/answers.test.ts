import { faultsOfAnswers } from '#simulator/faults-answer.ts'
import { proveFaults } from './matrix.ts'

proveFaults(faultsOfAnswers)
