// Tests of the conversion of Preeti: words as offices typed them, 300 phrases there and back, numbers and percent signs.

import { describe, expect, test } from 'vitest'
import { asPreeti } from '#tests/preeti-text.ts'
import { importAll } from '#tests/import-all.ts'
import { convertedLines, fromPreeti } from './preeti-conversion.ts'
import { legacyFont } from './preeti-keys.ts'

test.each([
  ['vfg]kfgL', 'खानेपानी'],
  ['uLtf e§/fO{', 'गीता भट्टराई'],
  [';"rgf ljt/0f', 'सूचना वितरण'],
  ["b]j axfb'/", 'देव बहादुर'],
  ['sfof{no', 'कार्यालय'],
  ['g]kfn ;/sf/', 'नेपाल सरकार'],
  ['k|ltj]bg', 'प्रतिवेदन'],
  ['cfly{s jif{ @)*#÷*$', 'आर्थिक वर्ष २०८३/८४'],
  ['af]nkq cfx\\jfg', 'बोलपत्र आह्वान'],
  ['ljBfno', 'विद्यालय'],
  ['pkef]Qmf ;ldlt', 'उपभोक्ता समिति'],
  ['If]q g+= %', 'क्षेत्र नं. ५'],
  ['lzIff', 'शिक्षा'],
  ['cGo ?= !,%))', 'अन्य रु. १,५००'],
  ['kf7\\oqmd', 'पाठ्यक्रम'],
  ['j}zfv, h]7, c;f/, >fj0f, efb|, cflZjg', 'वैशाख, जेठ, असार, श्रावण, भाद्र, आश्विन'],
  ["sflt{s, d+l;/, kf}if, df3, kmfNu'g, r}q", 'कार्तिक, मंसिर, पौष, माघ, फाल्गुन, चैत्र'],
  ["ljz]if ;\"rgf M b:t'/ / dx;'n", 'विशेष सूचना ः दस्तुर र महसुल'],
  ['k[i7 lgdf{0f k"j{', 'पृष्ठ निर्माण पूर्व'],
  ["b'O{ pmhf{ emf]nf", 'दुई ऊर्जा झोला'],
  ['sf7df8f}+ sfF6L', 'काठमाडौं काँटी'],
  ['1fg C0f lhNnf cfjZos', 'ज्ञान ऋण जिल्ला आवश्यक'],
])('%s is %s', (typed, text) => expect(fromPreeti(typed).text).toBe(text.normalize('NFC')))

test('300 phrases of the product are the same after they were keyed for Preeti and converted', async () => {
  const modules = await importAll<Record<string, Record<string, { ne?: unknown }>>>('src/features/*/messages/*.ts')
  const texts = Object.values(modules)
    .flatMap((module) => Object.values(module).flatMap((messages) => Object.values(messages)))
    .flatMap(({ ne }) => (typeof ne === 'string' ? [ne.normalize('NFC')] : []))
    .filter((text) => !/[{}A-Za-z]/.test(text))
  const phrases = [...new Set(texts)].flatMap((text) => {
    const typed = asPreeti(text)
    return typed === undefined ? [] : [{ text, typed }]
  })
  expect(phrases.length).toBeGreaterThan(300)
  const different = phrases.filter(({ text, typed }) => fromPreeti(typed).text !== text)
  expect(different.map(({ text, typed }) => [text, typed, fromPreeti(typed).text])).toEqual([])
})

describe('numbers', () => {
  test('in ordinary digits, with or without a percent sign, and addresses stay as they are', () => {
    const kept = '2083/084 25% 1,200 (5) info@damak.example www.damak.example खानेपानी'
    expect(fromPreeti(kept)).toEqual({ text: kept, doubtful: [] })
  })

  test('in the keys of Preeti are converted; what ends in the key of the percent sign is named', () => {
    expect(fromPreeti('#% 5"6, %% hl/jfgf, @)*%, % lbg')).toEqual({
      text: '३५ छूट, ५५ जरिवाना, २०८५, ५ दिन',
      doubtful: ['३५', '५५', '२०८५,'],
    })
  })

  test('are in the plain row of other fonts', () => {
    expect(fromPreeti('2083 %', 'plain')).toEqual({ text: '२०८३ छ', doubtful: [] })
  })
})

test('lines that read as Preeti are converted, the others left', () => {
  expect(convertedLines('sfof{no\nOffice of the water board\nvfg]kfgL')?.text).toBe(
    'कार्यालय\nOffice of the water board\nखानेपानी',
  )
  expect(convertedLines('Supply of pipes\nखानेपानी')).toBeUndefined()
  expect(convertedLines('dipak@damak.example')).toBeUndefined()
})

test.each([
  ['Preeti', 'shifted'],
  ['ABCDEF+Preeti,Bold', 'shifted'],
  ['Kantipur', 'shifted'],
  ['KYZABC+PCS-NEPALI', 'plain'],
  ['FONTASY_HIMALI_TT', 'plain'],
  ['Kalimati', undefined],
  ['ABCDEF+TimesNewRomanPSMT', undefined],
  ['Mangal', undefined],
])('the font %s has the layout %s', (name, layout) => expect(legacyFont(name)).toBe(layout))
