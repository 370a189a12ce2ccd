// API handlers of readings.

import { Readable } from 'node:stream'
import type { Ctx, Staff } from '#platform/context.ts'
import { serve } from '#platform/serve.server.ts'
import { readingsApi } from './contract/api.ts'
import { sentReadingsApi } from './contract/sent.ts'
import { readOwnConsumption, readReadingList, readReadings } from './operations/read.server.ts'
import { findReadingPhoto, meterPhotos } from './operations/meter-photos.server.ts'
import { changeMeter } from './operations/meter.server.ts'
import { removeReadingPhoto } from './operations/photo-removal.server.ts'
import { recordReading } from './operations/record.server.ts'
import {
  acceptSentReading,
  findSentPhoto,
  readSentReadings,
  refuseSentReading,
} from './operations/sent-office.server.ts'
import { readMyMeters, sendMyReading } from './operations/sent.server.ts'

export const readings = serve(readingsApi, {
  readingList: readReadingList,
  readings: readReadings,
  recordReading,
  readingPhoto: async (ctx, at) => photoAnswer(ctx, await findReadingPhoto(ctx, at)),
  removeReadingPhoto,
  replaceMeter: changeMeter,
  myConsumption: readOwnConsumption,
})

export const sentReadings = serve(sentReadingsApi, {
  myMeters: readMyMeters,
  sendMyReading,
  sentReadings: readSentReadings,
  sentReadingPhoto: async (ctx, at) => photoAnswer(ctx, await findSentPhoto(ctx, at)),
  acceptSentReading,
  refuseSentReading,
})

function photoAnswer(ctx: Ctx<Staff>, { photoHash, photoSize }: { photoHash: string; photoSize: number }): Response {
  return new Response(Readable.toWeb(meterPhotos(ctx).read(photoHash)) as ReadableStream, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(photoSize),
      'content-disposition': 'inline; filename="meter.jpg"',
      'cache-control': 'private, no-store',
    },
  })
}
