// Words and key sequences that make a password too common, worldwide and in Nepal.

/** Lower case, without surrounding digits and punctuation. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passw pass pwd secret letmein welcome admin administrator root user login master default test demo
  qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc iloveyou iloveu loveyou
  monkey dragon football baseball cricket superman batman princess sunshine shadow michael computer internet samsung
  nokia google facebook whatever trustno freedom starwars hello helloworld changeme abc abcd abcde abcdef abcdefg
  abcdefgh aaa aaaa nepal nepali mynepal ilovenepal nepal loveyounepal kathmandu pokhara damak jhapa kakarvitta
  kakarbhitta mechinagar biratnagar dharan birtamod everest sagarmatha himalaya gorkha gorkhali buddha pashupati
  bishnu shiva sitaram khukuri ganesh krishna saraswati laxmi durga namaste dhanyabad maya mayalu timilai malai aama baba ramro
  khanepani khanipani pani dhara water watersupply customer grahak office karyalaya sanstha sansthan`.split(/\s+/),
)

/** Key sequences; a password must not be a part of one, forwards or backwards. */
export const keyRows: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
