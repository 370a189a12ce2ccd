// The sample gateway: a process of its own that speaks the protocols of five gateways from outside, with faults by choice.
// Run: node demonstration/gateways/server.ts [PORT] [FILE]   (any free port; payments are stored in the file, else in memory)

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectipsLogin, connectipsReturn, connectipsValidate } from './connectips.ts'
import { esewaForm, esewaReturn, esewaStatus } from './esewa.ts'
import { json, type Answer, type Question, type Route } from './exchange.ts'
import { fonepayQrDownload, fonepayQrPage, fonepayQrStatus, fonepayRequest, fonepayReturn } from './fonepay.ts'
import { khaltiInitiate, khaltiLookup, khaltiPage, khaltiReturn } from './khalti.ts'
import { closingPage, paymentPage, refusedPage } from './page.ts'
import {
  cancelPayment,
  confirmPayment,
  faults,
  findPayment,
  listPayments,
  openPayments,
  type Payment,
} from './payments.ts'

const qr = '/api/merchant/merchantDetailsForThirdParty/thirdPartyDynamicQr'
const routes: Record<string, Route> = {
  'POST /api/epay/main/v2/form': esewaForm,
  'GET /api/epay/transaction/status/': esewaStatus,
  'POST /api/v2/epayment/initiate/': khaltiInitiate,
  'POST /api/v2/epayment/lookup/': khaltiLookup,
  'GET /khalti': khaltiPage,
  'POST /connectipswebgw/loginpage': connectipsLogin,
  'POST /connectipswebws/api/creditor/validatetxn': connectipsValidate,
  'GET /api/merchantRequest': fonepayRequest,
  'POST /api/merchantRequest': fonepayRequest,
  [`POST ${qr}Download`]: fonepayQrDownload,
  [`POST ${qr}GetStatus`]: fonepayQrStatus,
  'GET /qr': fonepayQrPage,
  'GET /pay': showPayment,
  'POST /pay': pay,
  'GET /acknowledged': acknowledged,
}

/** The address with which the payer returns, by protocol; whoever paid by QR stays on the gateway's page. */
const returnAddresses: Record<string, (payment: Payment) => Promise<string>> = {
  esewa: esewaReturn,
  khalti: khaltiReturn,
  connectips: connectipsReturn,
  fonepay: fonepayReturn,
}

async function showPayment({ fields }: Question): Promise<Answer> {
  const payment = findPayment(fields['key'] ?? '')
  return payment ? paymentPage('Sample gateway', payment) : refusedPage('Unknown payment.')
}

/** The payer confirms or cancels, and returns as the fault says. */
async function pay({ fields }: Question): Promise<Answer> {
  const payment = findPayment(fields['key'] ?? '')
  if (!payment) return refusedPage('Unknown payment.')
  const fault = faults.find((each) => each === fields['fault']) ?? 'none'
  if (fields['action'] === 'confirm') confirmPayment(payment, fault)
  else cancelPayment(payment)
  const address = await returnAddresses[payment.key.split(':')[0]!]?.(payment)
  if (address === undefined || (payment.state === 'paid' && payment.fault === 'never')) return closingPage()
  // The first of two returns is the gateway's own; nobody waits for its answer.
  if (payment.fault === 'twice') await fetch(address, { redirect: 'manual' }).catch(() => undefined)
  return { status: 303, location: address }
}

/** What the gateway took, for whoever compares it with the merchant's books. */
async function acknowledged(): Promise<Answer> {
  const paid = listPayments().filter(({ state }) => state === 'paid')
  return json(200, {
    data: paid.map(({ key, id, merchant, takenPaisa, fault }) => ({ key, id, merchant, takenPaisa, fault })),
  })
}

const maxBodyBytes = 65_536

async function readQuestion(request: IncomingMessage, base: string): Promise<Question> {
  const { pathname, searchParams } = new URL(request.url ?? '/', base)
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    if (chunks.reduce((sum, { length }) => sum + length, 0) > maxBodyBytes) throw new Error('too large')
  }
  const body = Buffer.concat(chunks).toString('utf8')
  const isJson = request.headers['content-type']?.startsWith('application/json') === true
  const form = isJson ? new URLSearchParams() : new URLSearchParams(body)
  return {
    path: `${request.method} ${pathname}`,
    fields: Object.fromEntries([...searchParams, ...form]),
    json: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
    authorization: request.headers.authorization ?? '',
    origin: request.headers.origin ?? '',
    base,
  }
}

async function answerOf(request: IncomingMessage, base: string): Promise<Answer> {
  try {
    const question = await readQuestion(request, base)
    const route = routes[question.path]
    return route ? await route(question) : json(404, { detail: 'Not found.' })
  } catch {
    return json(400, { detail: 'Bad request.' })
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { port } = server.address() as AddressInfo
  const { status, type, body, location, closes } = await answerOf(request, `http://127.0.0.1:${port}`)
  if (closes) return void request.socket.destroy()
  response.writeHead(status, { ...(type && { 'content-type': type }), ...(location && { location }) }).end(body)
}

const server = createServer((request, response) => void answer(request, response))

const [, , port = '0', file] = process.argv
if (file !== undefined) openPayments(file)

// It is there for the process that started it, and ends with it.
process.on('disconnect', () => process.exit(0))
server.listen(Number(port), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ port })
  if (!process.send) process.stdout.write(`Sample gateway: http://127.0.0.1:${port}\n`)
})
