// HTTP API of corrections of readings that later ones follow or that bills charge, and of the bills that they make wrong.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { correctableReading } from '#features/readings/contract/api.ts'
import { notCorrected } from '#features/readings/contract/conflicts.ts'
import { correctionForm, readingPath, readingPhotoPath } from '#features/readings/contract/form.ts'
import { maxPhotoFormBytes } from '#features/readings/contract/sent-form.ts'

/**
 * A bill that is to be credited, by its number as addresses write it. `after`: the one that is credited first, as it has charged a month of this one
 * anew. `isRequested`: its credit note is to be approved. `units`: of its months by the readings before the corrections, and after them.
 */
const wrongBill = z.object({
  number: z.string(),
  period: z.string(),
  chargePaisa: z.number(),
  after: z.nullable(z.string()),
  isRequested: z.boolean(),
  units: z.object({ before: z.number(), after: z.number() }),
})
export type ListedWrongBill = z.infer<typeof wrongBill>

/** `bills`: in the order in which they are credited. `months`: those of credited bills that no bill charges yet, which runs bill anew. */
export const wrongBills = z.object({ bills: z.array(wrongBill), months: z.array(z.string()) })
export type WrongBills = z.infer<typeof wrongBills>

const wrongBillOfAll = z.extend(wrongBill, { connectionId: z.number(), customerNumber: z.string() })
export type WrongBillOfAll = z.infer<typeof wrongBillOfAll>

/** The connections corrected last first, each with its bills in the order in which they are credited; `more`: whether there may be others. */
export const allWrongBills = z.object({ data: z.array(wrongBillOfAll), more: z.boolean() })
export type AllWrongBills = z.infer<typeof allWrongBills>

/** `bills`: those that charge the reading or the next one of the dial. `mayCorrect`: denied for a connection of one's own. */
const readingCorrection = z.object({
  id: z.number(),
  customerNumber: z.string(),
  known: correctableReading,
  bills: z.array(z.object({ number: z.string(), period: z.string() })),
  mayCorrect: verdict,
})
export type ReadingCorrectionPage = z.infer<typeof readingCorrection>

export const readingCorrectionsApi = {
  readingCorrection: {
    method: 'GET',
    path: '/admin/readings/{orgId}/{id}/corrections',
    for: 'connections:write',
    summary: {
      en: 'What a correction of the reading of an earlier month is checked against, and the bills that charge it or the next one',
      ne: 'अघिल्लो महिनाको रिडिङ सच्याउँदा जाँचिने आधार, र त्यो वा त्यसपछिको रिडिङबाट बनेका बिल',
    },
    input: readingPhotoPath,
    output: readingCorrection,
  },
  correctReading: {
    method: 'POST',
    path: '/admin/readings/{orgId}/{id}/corrections',
    for: 'connections:write',
    summary: {
      en: 'Correct the reading of an earlier month, or one that a bill charges, with a reason; answers the bills that are then to be credited',
      ne: 'अघिल्लो महिनाको वा बिल बनिसकेको रिडिङ कारणसहित सच्याउने; त्यसपछि क्रेडिट गर्नुपर्ने बिल जवाफमा आउँछन्',
    },
    input: correctionForm,
    output: wrongBills,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: maxPhotoFormBytes,
    conflicts: notCorrected,
  },
  wrongBills: {
    method: 'GET',
    path: '/admin/wrongBills/{orgId}/{id}',
    for: 'ledger:read',
    summary: {
      en: 'Bills of a connection that corrected readings have made wrong, in the order in which they are credited, and months to bill anew',
      ne: 'सच्याइएका रिडिङले गलत बनाएका कुनै धाराका बिल, क्रेडिट गर्ने क्रममा, र बिल फेरि बनाउनुपर्ने महिना',
    },
    input: form(readingPath),
    output: wrongBills,
  },
  allWrongBills: {
    method: 'GET',
    path: '/admin/wrongBills/{orgId}',
    for: 'billing:prepare',
    summary: {
      en: 'Bills of all connections that readings corrected in the last two years have made wrong, those of the connection corrected last first, with their units before and after the correction; money in paisa',
      ne: 'पछिल्ला दुई वर्षमा सच्याइएका रिडिङले गलत बनाएका सबै धाराका बिल, पछिल्लो पटक सच्याइएको धारादेखि, सच्याउनुअघि र पछिको युनिटसहित; रकम पैसामा',
    },
    input: form({ orgId }),
    output: allWrongBills,
  },
} as const satisfies Contract

export type ReadingCorrectionsApi = typeof readingCorrectionsApi
