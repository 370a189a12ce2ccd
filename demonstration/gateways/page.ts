// Pages of the sample gateway, in both languages: confirm or cancel a payment and choose what goes wrong.

import type { Answer } from './exchange.ts'
import { faults, rupees, type Fault, type Payment } from './payments.ts'

const faultNames: Record<Fault, string> = {
  none: 'Nothing goes wrong · सबै ठीक',
  slow: 'Answers are slow · जवाफ ढिलो',
  down: 'No answer at first · सुरुमा जवाफ नआउने',
  'wrong-amount': 'Another amount is taken · फरक रकम लिइने',
  'wrong-signature': 'The return has a wrong signature · गलत दस्तखत',
  twice: 'Returns twice · दुई पटक फर्कने',
  never: 'Never returns · कहिल्यै नफर्कने',
  late: 'Is paid later · पछि मात्र भुक्तानी हुने',
  refunded: 'Is refunded · फिर्ता हुने',
}

const style = `body{font:1rem/1.6 sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
p.note{border-left:.3rem solid #8a5a00;background:#fff6e0;padding:.6rem .8rem}
button,select{font:inherit;padding:.7rem 1rem;margin:.3rem .3rem .3rem 0;max-width:100%;min-height:2.9rem}
button{border:1px solid #14406b;background:#14406b;color:#fff}button.quiet{background:#fff;color:#14406b}dt{font-weight:600}dd{margin:0 0 .5rem}`

function page(title: string, body: string, status = 200): Answer {
  const note =
    'This page plays the payment gateway. No money moves. <span lang="ne">यो पृष्ठ भुक्तानी माध्यमको नमुना हो। रकम सर्दैन।</span>'
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head><body><main><h1>${title}</h1><p class="note">${note}</p>${body}</main></body></html>`
  return { status, type: 'text/html; charset=utf-8', body: html }
}

export function paymentPage(name: string, { key, id, amountPaisa, state }: Payment): Answer {
  const options = faults.map((fault) => `<option value="${fault}">${faultNames[fault]}</option>`).join('')
  const form = `<form method="post" action="/pay?key=${encodeURIComponent(key)}"><p><label>What happens afterwards · त्यसपछि के हुन्छ<br>
<select name="fault">${options}</select></label></p><p><button name="action" value="confirm">Confirm · भुक्तानी गर्नुहोस्</button>
<button name="action" value="cancel" class="quiet">Cancel · रद्द गर्नुहोस्</button></p></form>`
  const list = `<dl><dt>Reference · सन्दर्भ</dt><dd>${id}</dd><dt>Amount · रकम</dt><dd>Rs ${rupees(amountPaisa)}</dd></dl>`
  return page(`${name}: sample · नमुना`, `${list}${state === 'begun' ? form : `<p>State: ${state}</p>`}`)
}

export function closingPage(): Answer {
  return page('Paid · भुक्तानी भयो', '<p>You may close this page. <span lang="ne">यो पृष्ठ बन्द गर्न सक्नुहुन्छ।</span></p>')
}

export function refusedPage(reason: string): Answer {
  return page('Refused · अस्वीकृत', `<p>${reason}</p>`, 400)
}
