// An earlier version of an article as it fits the pictures that the article has now.

import type { ArticleDetails } from '../../contract/office.ts'

type Texts = Pick<ArticleDetails, 'text' | 'pictures' | 'kept'>

/** Placeholders count the pictures in a text: each is numbered as its picture is now, and left out where the article no longer has it. */
export function fittedArticle<Article extends Texts>(version: Article, now: Article): Article {
  const [before, present] = [numbersIn(version), numbersIn(now)]
  const fit = (text: string) =>
    text.replace(/^\[#(\d{1,9})\]$/gm, (_, place: string) => {
      const number = before[Number(place) - 1]
      const found = number === undefined ? -1 : present.indexOf(number)
      return found < 0 ? '' : `[#${found + 1}]`
    })
  const { en, ne } = version.text
  return { ...version, text: { en: fit(en), ne: fit(ne) }, pictures: now.pictures, kept: now.kept }
}

/** Of the pictures in the text, in order; the one above it has the number 0. */
function numbersIn({ pictures }: Texts): number[] {
  return pictures.flatMap(({ number }) => (number > 0 ? [number] : []))
}
