// Script of pages with the visitor's own water or lines of days, deferred.

import { moveNowLines } from './now-lines.ts'
import { startOwnWater } from './own-water.ts'
import { startTolField } from './tol-field.ts'

startTolField()
startOwnWater()
moveNowLines()
