// API handlers of readings.

import { Readable } from 'node:stream'
import type { Ctx, Staff } from '#platform/context.ts'
import { serve } from '#platform/serve.server.ts'
import { readingsApi } from './contract/api.ts'
import { sentReadingsApi } from './contract/sent.ts'
import { readOwnConsumption, readReadingList, readReadings } from './operations/read.server.ts'
import { changeMeter } from './operations/meter.server.ts'
import { recordReading } from './operations/record.server.ts'
import {
  acceptSentReading,
  findSentPhoto,
  readSentReadings,
  refuseSentReading,
} from './operations/sent-office.server.ts'
import { meterPhotos, readMyMeters, sendMyReading } from './operations/sent.server.ts'

export const readings = serve(readingsApi, {
  readingList: readReadingList,
  readings: readReadings,
  recordReading,
  replaceMeter: changeMeter,
  myConsumption: readOwnConsumption,
})

export const sentReadings = serve(sentReadingsApi, {
  myMeters: readMyMeters,
  sendMyReading,
  sentReadings: readSentReadings,
  sentReadingPhoto: answerPhoto,
  acceptSentReading,
  refuseSentReading,
})

async function answerPhoto(ctx: Ctx<Staff>, at: { id: number }): Promise<Response> {
  const { hash, size } = await findSentPhoto(ctx, at)
  return new Response(Readable.toWeb(meterPhotos(ctx).read(hash)) as ReadableStream, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(size),
      'content-disposition': 'inline; filename="meter.jpg"',
      'cache-control': 'private, no-store',
    },
  })
}
