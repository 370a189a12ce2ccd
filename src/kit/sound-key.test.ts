// Keys by sound: spellings of one word that are equal, and words that stay apart.

import { expect, test } from 'vitest'
import { soundKey } from './sound-key.ts'

test.each([
  ['खानेपानी khanepani khaanepaani खानेपानि', 'hrasva and dirgha, Roman'],
  ['पानी paani pani pānī', 'long vowels'],
  ['महसुल mahasul mahsul महसूल माहसुल', 'inherent vowels'],
  ['बोलपत्र bolpatra bolapatra वोलपत्र', 'ba and va'],
  ['ट्याङ्की tyanki tyaanki ट्यांकी ट्याँकी', 'half nasals'],
  ['खरिद kharid khareed खरीद', 'i'],
  ['सरकार सर्कार sarkar sarkaar', 'conjuncts'],
  ['फाराम फारम faram pharam', 'f'],
  ['मङ्सिर मंसिर मँसिर mansir', 'nasal signs'],
  ['अध्यक्ष अध्यछ adhyaksh adhyaksha', 'ksha'],
  ['ऋण रिण rin', 'ri'],
  ['शाखा साखा षाखा shakha sakha', 'three s'],
  ['विज्ञापन bigyapan vigyapan', 'gya'],
  ['काँकरभिट्टा kakarbhitta kakarvitta काकरभिट्टा kankarbhitta', 'chandrabindu, gemination'],
  ['सम्पर्क संपर्क sampark', 'homorganic nasals'],
  ['गुनासो gunaso goonaso', 'u'],
  ['पैसा paisa', 'ai'],
  ['ढल ढ़ल dhal', 'nukta'],
  ['प्र\u200Dयोग प्रयोग prayog', 'zero-width signs'],
  ['२०८३ 2083', 'digits'],
])('one key: %s (%s)', (spellings) => {
  const keys = spellings.split(' ').map((word) => soundKey(word.normalize('NFD').replace(/[\u0304]/g, '')))
  expect(new Set(keys)).toEqual(new Set([keys[0]]))
})

test.each([
  ['पानी', 'पुनि'],
  ['धारा', 'धेरै'],
  ['मिटर', 'मटर'],
  ['कर', 'घर जग्गा'],
  ['water', 'waste'],
  ['20', '200'],
])('%s and %s stay apart', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other))
})
