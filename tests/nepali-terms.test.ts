// Tests that no shipped text contains a wrong Nepali term, a detached postposition or a second English term for a late fee.

import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const wrongTerms: [wrong: RegExp, instead: string][] = [
  // परिमिति is the perimeter of a shape.
  [/परिमिति/, 'सूचक'],
  // पछिल्लो सात दिन are the last seven days.
  [/पछिल्ला?ो? सात दिन/, 'त्यसपछिका सात दिन'],
  [/अघिल्ला?ो? सात दिन/, 'यसअघिका सात दिन'],
  // लेखाजोखा is the settling of accounts.
  [/लेखाजोखा/, 'गतिविधि अभिलेख'],
  [/गुनासोहरू/, 'गुनासाहरू'],
  // One word per thing and one spelling for the whole product.
  [/(?<!नि)यन्त्र(?!ण)/, 'उपकरण'],
  [/खोजी कोड/, 'निवेदन नम्बर'],
  [/निमन्त्रणा/, 'आमन्त्रण'],
  [/चिन्ह/, 'चिह्न'],
  [/ठूल/, 'ठुल'],
  [/सधैं/, 'सधैँ'],
  [/गर्दछ/, 'गर्छ'],
  [/[\u0900-\u0963]ने छ(?:न्|ैन)?(?=[।,;])/, 'नेछ, attached'],
  [/फर्छ्योट/, 'फर्छ्यौट'],
  [/एक पटके/, 'एकपटके'],
  [/हस्ताक्षर/, 'दस्तखत'],
  [/बिक्रेता/, 'विक्रेता'],
  [/लिम्बु(?!वान)/, 'लिम्बू'],
  [/लगइन भएर/, 'लगइन गरी'],
  // क्रमअनुसार needs the order it names; newest first is नयाँदेखि पुरानो क्रममा.
  [/नयाँ क्रमअनुसार/, 'नयाँदेखि पुरानो क्रममा'],
  // A date ends in गते and a time in बजे, which take no मा.
  [/\{(?:on|date|when)\}मा/, 'no मा after a date'],
  // A postposition is written attached; the formatter of values keeps it apart after digits and Latin letters.
  [/(?:[\u0900-\u0963]|\{\w+\}) (?:मा|का|की|ले|लाई|बाट|देखि|सम्म|सँग|भन्दा)(?=[\s।,;:.)'"`]|$)/m, 'attached postposition'],
  [/[\u0900-\u0963] (?:सम्बन्धी|अनुसार|बमोजिम)(?=[\s।,'"])/, 'attached postposition'],
]

test('product, demonstration content and documents use the right terms', async () => {
  const found: string[] = []
  let files = 0
  for await (const path of glob([
    'src/**/*.{ts,tsx}',
    'database/**/*.{ts,sql}',
    'demonstration/**/*.ts',
    'docs/**/*.md',
  ])) {
    if (path === 'docs/language.md') continue // It names the forms that it retires.
    const text = await readFile(path, 'utf8')
    files++
    for (const [wrong, instead] of wrongTerms) if (wrong.test(text)) found.push(`${path}: ${wrong.source} → ${instead}`)
  }
  expect(files).toBeGreaterThan(500)
  expect(found).toEqual([])
})

/** Bills and tariffs say late fee; the ledger stores it as a surcharge. */
const surchargeShown = /\ben:\s+['"`][^\n]*\bsurcharge/i

test('English texts name a late fee by one term', async () => {
  const found: string[] = []
  for await (const path of glob('src/**/*.{ts,tsx}')) {
    if (surchargeShown.test(await readFile(path, 'utf8'))) found.push(path)
  }
  expect(found).toEqual([])
})
