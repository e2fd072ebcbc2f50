// Every test finds what is printed, as a board does.

import { inject } from 'vitest'
import { keepPrint } from './src/lib/print'

for (const [game, found] of Object.entries(inject('prints'))) keepPrint(game, found)
