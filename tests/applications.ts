// Sample applications of the tests: Sita's new tap and Hari's transferred tap, with small files of each type.

import type { NewApplication } from '#features/applications/contract/form.ts'
import { newApplication } from '#features/applications/contract/form.ts'
import type { PaperKind } from '#features/applications/contract/papers.ts'
import { paperKinds } from '#features/applications/contract/papers.ts'
import { sampleFile } from './sample-files.ts'

// Images of six by eight pixels that can be decoded.
const jpg =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBD' +
  'ARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAYD' +
  'ASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAF' +
  '/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAFgD/9k='
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAICAMAAADtGH4KAAAAA1BMVEUOpemnQgKgAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElE' +
  'QVQImWNgIA8AAAA4AAHaGPf2AAAAAElFTkSuQmCC'

const noPapers = Object.fromEntries(paperKinds.map((kind) => [kind, []])) as unknown as Pick<NewApplication, PaperKind>

/** The bytes of a small paper of each type. */
export function paperBytes(kind: 'pdf' | 'png' | 'jpg'): Buffer<ArrayBuffer> {
  return kind === 'pdf' ? Buffer.from(sampleFile('pdf')) : Buffer.from({ jpg, png }[kind], 'base64')
}

/** A paper as a browser sends it. */
export function paperFile(kind: 'pdf' | 'png' | 'jpg', name = `paper.${kind}`): File {
  const type = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' }[kind]
  return new File([paperBytes(kind)], name, { type })
}

/** Sita's application for a new tap, as the validated value of the form. */
export function newTap(changes: Partial<NewApplication> = {}): NewApplication {
  return {
    ...noPapers,
    kind: 'new',
    applicantEn: 'Sita Sharma',
    applicantNe: 'सीता शर्मा',
    fatherNe: 'राम शर्मा',
    motherNe: 'गङ्गा शर्मा',
    grandfatherEn: 'Krishna Sharma',
    citizenshipNo: '04-01-75-01234',
    phone: '+9779841234567',
    district: 'Jhapa',
    ward: 5,
    tol: 'शान्ति टोल',
    kitta: '1234',
    buildingHeight: 7.5,
    boundaryEast: 'बाटो',
    boundaryWest: 'हरि तामाङको घर',
    boundaryNorth: 'कुलो',
    boundarySouth: 'मन्दिर',
    tapType: 'residential',
    classification: 'private',
    quantity: 1,
    householdUse: 'yes',
    waterUsers: 6,
    womenUsers: 3,
    menUsers: 3,
    citizenship: [paperFile('jpg', 'नागरिकता.jpg')],
    landCertificate: [paperFile('pdf', 'lalpurja.pdf')],
    arrearsKnown: false,
    declared: true,
    consent: true,
    ...changes,
  }
}

/** An application to transfer a tap with the house it belongs to. */
export function transferredTap(changes: Partial<NewApplication> = {}): NewApplication {
  return newTap({
    kind: 'transfer',
    customerNo: 'D-1203',
    meterNo: '77-4410',
    transferReason: 'sale',
    sellerNe: 'गोपाल राई',
    sellerPhone: '+97723580123',
    arrearsKnown: true,
    ...changes,
  })
}

/** An application as multipart form data. */
export function asFormData(application: NewApplication): FormData {
  const data = new FormData()
  for (const name of Object.keys(newApplication.fields) as (keyof NewApplication)[]) {
    const value = application[name]
    if (Array.isArray(value)) for (const file of value) data.append(name, file)
    else if (value !== undefined) data.set(name, String(value))
  }
  return data
}
