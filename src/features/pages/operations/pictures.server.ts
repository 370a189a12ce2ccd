// Pictures of a stored page for the office: read one, and add one after the text as a correction of the page.

import type { Block } from '#kit/blocks/blocks.ts'
import { cleanBilingual } from '#kit/blocks/blocks.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { respondWithPicture, storePicture } from '#platform/pictures.server.ts'
import { choosePicture, withAlt } from '#features/media/operations/choose.server.ts'
import { readItem } from '#features/publishing/operations/admin.server.ts'
import { bytesOf, withoutFiles } from '#features/publishing/operations/submissions.server.ts'
import { beginCorrection } from '#features/publishing/operations/workflow.server.ts'
import type { SentPicture } from '../contract/forms.ts'
import { pageIssues } from '../rules.ts'
import { findForOffice, updatePage } from '../store/admin.server.ts'
import { findPictureHash, writePictures } from '../store/pictures.server.ts'
import { numbersIn, sitePage } from './definition.server.ts'

/** One picture for the office, whatever the state of its page. */
export async function readPagePicture(
  ctx: Ctx<Staff>,
  { id, number }: { id: number; number: string },
): Promise<Response> {
  const hash = (await findPictureHash(ctx, id, Number(number))) ?? refuse('missing', 'pages.no_picture')
  return respondWithPicture(new Request('http://localhost/'), ctx.files, hash, '320.webp', 'private, no-store')
}

/** Stores the picture and adds it after the text; a repeated submission adds nothing. */
export async function addPagePicture(ctx: Ctx<Staff>, sent: SentPicture) {
  const { id } = sent
  const key = { scope: 'page-pictures', key: sent.submission, content: await withoutFiles(sent) }
  await once(ctx, key, async (tx) => {
    await beginCorrection(tx, sitePage, id)
    const page = (await findForOffice(tx, id)) ?? refuse('missing', 'pages.unknown')
    const { picture: stored, alt } = sent.file
      ? { picture: await storeSent(tx, sent.file), alt: undefined }
      : await choosePicture(tx, sent.fileMedia!, 'fileMedia')
    const texts = withAlt(textsOf(sent), alt)
    const numbers = numbersIn(page.blocks)
    const number = Math.max(0, ...numbers) + 1
    const blocks: Block<number>[] = [...page.blocks, { type: 'image', picture: number, ...texts }]
    const { title, sources, sample } = page
    const fields = pageIssues({ title, sources, sample, blocks })
    if (fields.length > 0) refuse('invalid', 'pages.invalid', { fields })
    await updatePage(tx, id, { title, sources, sample, blocks }, tx.now)
    await writePictures(tx, id, numbers, new Map([[number, stored]]))
    const after = { number, file: stored.hash, ...texts }
    await record(tx, { action: 'addPagePicture', target: `page ${id}`, changes: { after } })
    return {}
  })
  return readItem(ctx, sitePage, id)
}

async function storeSent({ files }: Pick<Ctx, 'files'>, file: File) {
  return (await storePicture(files, await bytesOf(file))) ?? refuseField('file', 'pages.not_a_picture')
}

function textsOf({ altEn = '', altNe = '', captionEn = '', captionNe = '' }: SentPicture) {
  return {
    alt: cleanBilingual({ en: altEn, ne: altNe }),
    caption: cleanBilingual({ en: captionEn, ne: captionNe }),
  }
}
