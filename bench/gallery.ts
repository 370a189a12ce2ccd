// Gallery: time of albums and pictures, for 10 albums with 100 pictures and 1,000 albums with 5,000 pictures.
// Run: node bench/gallery.ts          (writes bench/gallery.md)

import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { picturesOnAPage } from '#features/albums/contract/addresses.ts'
import { readAlbum, readAlbums, readPicture } from '#features/albums/operations/albums.server.ts'
import type { Ctx } from '#platform/context.ts'
import { reportFigure } from './figures.ts'
import { medianMs, withOwnDatabase, thisMachine } from './own-database.ts'

const runs = 101
const sizes = [
  { albums: 10, pictures: 100 },
  { albums: 1000, pictures: 5000 },
]

await withOwnDatabase(async (ctx) => {
  const figures: Record<string, number>[] = []
  for (const { albums, pictures } of sizes) {
    await make(ctx, albums, pictures)
    figures.push(await measure(ctx, pictures))
  }
  await writeFile('bench/gallery.md', report(figures))
  const [small, large] = figures
  const ratios = Object.keys(small!).map((name) => large![name]! / small![name]!)
  reportFigure({ name: 'slowest query with many, of few', value: Math.max(...ratios), aim: 1.5, direction: 'at most' })
})

/** One album has all the pictures; the others have one each. */
async function make({ db, org }: Ctx, albums: number, pictures: number): Promise<void> {
  await sql`delete from albums where org_id = ${org.id}`.execute(db)
  await sql`
    insert into albums (org_id, slug, title_en, title_ne, taken_on, picture_count, publish_from, created_at)
    select ${org.id}, 'album-' || i, 'Album ' || i, 'एल्बम ' || i, date '2026-01-01' - i,
           case when i = 1 then ${pictures}::int else 1 end, now() - interval '1 day', now()
      from generate_series(1, ${albums}::int) as i`.execute(db)
  await sql`
    insert into album_pictures (org_id, album_id, position, file_hash, width, height, blur, caption_en, caption_ne)
    select a.org_id, a.id, i, repeat('a', 64), 1200, 800, repeat('x', 160), 'Picture ' || i, 'तस्बिर ' || i
      from albums a cross join lateral generate_series(1, a.picture_count) as i where a.org_id = ${org.id}`.execute(db)
  await sql`analyze albums, album_pictures`.execute(db)
}

async function measure(ctx: Ctx, pictures: number): Promise<Record<string, number>> {
  const lastPage = Math.ceil(pictures / picturesOnAPage)
  return {
    'list of albums': await medianMs(runs, () => readAlbums(ctx, { page: 1, limit: 12 })),
    'first page of the album': await medianMs(runs, () =>
      readAlbum(ctx, 'album-1', { page: 1, limit: picturesOnAPage }),
    ),
    'last page of the album': await medianMs(runs, () =>
      readAlbum(ctx, 'album-1', { page: lastPage, limit: picturesOnAPage }),
    ),
    'last picture': await medianMs(runs, () => readPicture(ctx, 'album-1', pictures)),
  }
}

function report([small, large]: Record<string, number>[]): string {
  const rows = Object.keys(small!).map((name) => {
    const [before, after] = [small![name]!, large![name]!]
    return `| ${name} | ${before.toFixed(2)} | ${after.toFixed(2)} | ${(after / before).toFixed(2)} |`
  })
  return `# Gallery: 5,000 pictures against 100

Median of ${runs} runs in milliseconds, database and Node together, one connection; ${thisMachine()}. Aim: at most 1.5 times.

| query | 100 pictures, 10 albums | 5,000 pictures, 1,000 albums | ratio |
| --- | ---: | ---: | ---: |
${rows.join('\n')}
`
}
