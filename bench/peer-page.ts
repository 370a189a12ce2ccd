// The peer of a page: React rendered on `node:http` for each request, without framework, database, policy or cache.

import { createServer, type Server } from 'node:http'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * A server whose page is at least this long before compression, with a header, a menu and rows as a list of notices has them.
 * With a style sheet of its own, or with the one that is given, as a file. `titles`: of the rows, in turn; other text takes a browser longer than the same again.
 */
export function peerServer(bytes: number, styles?: string, titles: readonly string[] = [usualTitle]): Server {
  let rows = 1
  while (Buffer.byteLength(documentOf(rows, titles)) < bytes) rows += 1
  return createServer((request, response) => {
    const isStyles = request.url === stylesPath
    const file = Buffer.from(isStyles ? styles! : documentOf(rows, titles, styles !== undefined))
    // As quick as the product compresses a page that it renders. Browsers take brotli over TLS only.
    const takesBrotli = String(request.headers['accept-encoding']).includes('br')
    const send = (_error: Error | null, body: Buffer) => {
      response.writeHead(200, {
        'content-type': `text/${isStyles ? 'css' : 'html'}; charset=utf-8`,
        'content-encoding': takesBrotli ? 'br' : 'gzip',
        'content-length': body.length,
      })
      response.end(body)
    }
    if (takesBrotli) brotliCompress(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }, send)
    else gzip(file, { level: 3 }, send)
  })
}

/** A peer of as many bytes as a list of the product, with its texts and its style sheet. `read` answers with the texts of the product's addresses. */
export async function peerOfList(path: string, read: (path: string) => Promise<string>): Promise<Server> {
  const list = await read(path)
  const styles = await read(/rel="stylesheet" href="([^"]+)"/.exec(list)![1]!)
  return peerServer(Buffer.byteLength(list), styles, textsOf(list))
}

/** What a document says, in its order. */
function textsOf(html: string): string[] {
  const shown = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  return shown.split(/<[^>]*>/).filter((text) => text.trim().length > 3)
}

const stylesPath = '/styles.css'

const usualTitle = 'पानी वितरण तालिकासम्बन्धी सूचना'

function documentOf(rows: number, titles: readonly string[], hasFile = false): string {
  return `<!doctype html>${renderToString(h(Peer, { rows, titles, hasFile }))}`
}

const style =
  'body{font:16px/1.5 sans-serif;margin:0}header,main{padding:1rem;max-width:60rem;margin:auto}nav a{margin-right:1rem}li{padding:.5rem 0;border-bottom:1px solid #ccc}'

function Peer({ rows, titles, hasFile }: { rows: number; titles: readonly string[]; hasFile: boolean }): ReactElement {
  const head = h('head', null, [
    h('meta', { key: 'charset', charSet: 'utf-8' }),
    h('meta', { key: 'viewport', name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', { key: 'title' }, 'Notices'),
    hasFile ? h('link', { key: 'style', rel: 'stylesheet', href: stylesPath }) : h('style', { key: 'style' }, style),
  ])
  const list = Array.from({ length: rows }, (_, index) => {
    const title = titles[index % titles.length]!
    return h(Notice, { key: index, number: index + 1, title })
  })
  const main = h('main', null, h('h1', null, 'Notices'), h('ul', null, list))
  return h('html', { lang: 'en' }, head, h('body', null, h(Header), main))
}

function Header(): ReactElement {
  const names = ['Home', 'Organization', 'Services', 'Publications', 'Notices', 'Gallery', 'Contact', 'Login']
  const links = names.map((name) => h('a', { key: name, href: `/${name.toLowerCase()}` }, name))
  return h('header', null, h('p', null, 'Water supply office'), h('nav', { 'aria-label': 'Main menu' }, links))
}

function Notice({ number, title }: { number: number; title: string }): ReactElement {
  return h(
    'li',
    { className: 'flex flex-wrap items-center gap-2 border-b border-neutral-200 py-3' },
    h('a', { className: 'link font-bold', href: `/notices/${number}` }, `${title} ${number}`),
    h('time', { className: 'text-sm text-neutral-600', dateTime: '2026-11-22' }, '2083-08-06'),
    h('span', { className: 'rounded-box bg-neutral-100 px-2' }, 'Published'),
  )
}
