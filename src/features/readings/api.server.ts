// API handlers of readings.

import { serve } from '#platform/serve.server.ts'
import { readingsApi } from './contract/api.ts'
import { readOwnConsumption, readReadingList, readReadings } from './operations/read.server.ts'
import { changeMeter } from './operations/meter.server.ts'
import { recordReading } from './operations/record.server.ts'

export const readings = serve(readingsApi, {
  readingList: readReadingList,
  readings: readReadings,
  recordReading,
  replaceMeter: changeMeter,
  myConsumption: readOwnConsumption,
})
