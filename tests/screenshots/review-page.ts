// The page on which the pictures of the last two runs are reviewed side by side: screenshots/index.html.

import type { Pair } from './folder.ts'

/** HTML without script; the pages that differ are listed first, and a checkbox hides the others. */
export function reviewPage(pairs: readonly Pair[], at: string): string {
  const groups = Object.entries(Object.groupBy(pairs, ({ file }) => file.split('/').slice(0, -1).join('/')))
  const differing = pairs.filter(({ differs }) => differs).length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem; color-scheme: light dark }
  nav { columns: 20rem }
  figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
  img { max-width: min(45vw, 40rem); max-height: 80rem; border: 1px solid gray; vertical-align: top }
  .same { opacity: 0.85 }
  :has(#only:checked) .same { display: none }
</style>
<h1>Screenshots</h1>
<p>${pairs.length} views, ${differing} differ from the run before. ${at}</p>
<p><label><input type="checkbox" id="only"> Only views that differ</label></p>
<nav>${groups.map(([name, views]) => `<a href="#${name}">${name}</a>${count(views!)}<br>`).join('\n')}</nav>
${groups.map(([name, views]) => section(name, views!)).join('\n')}
</html>
`
}

function count(views: readonly Pair[]): string {
  const differing = views.filter(({ differs }) => differs).length
  return differing > 0 ? ` (${differing} differ)` : ''
}

function section(name: string, views: readonly Pair[]): string {
  const isSame = views.every(({ differs }) => !differs)
  return `<section id="${name}"${isSame ? ' class="same"' : ''}><h2>${name}</h2>${views.map(figure).join('\n')}</section>`
}

function figure({ file, hasPrevious, differs }: Pair): string {
  const picture = (run: string) => `<a href="${run}/${file}"><img src="${run}/${file}" loading="lazy" alt="${run}"></a>`
  const state = !hasPrevious ? 'new' : differs ? 'previous and latest' : 'as before'
  const shown = differs ? picture('previous') + picture('latest') : picture('latest')
  return `<figure class="${differs ? 'differs' : 'same'}"><figcaption>${file.split('/').at(-1)!} · ${state}</figcaption>${shown}</figure>`
}
