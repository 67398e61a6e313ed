import { expect, test } from 'vitest'
import { foldedAddress } from './folded-address.ts'

test.each([
  ['ana@primer.rs', 'ana@primer.rs'],
  ['Ana@PRIMER.rs', 'ana@primer.rs'],
  ['ana+kredit@primer.rs', 'ana@primer.rs'],
  ['ana+a+b@primer.rs', 'ana@primer.rs'],
  ['+ana@primer.rs', '+ana@primer.rs'], // without its tag nothing would be left
  ['a.na@primer.rs', 'a.na@primer.rs'], // another mailbox, but for some providers
  ['Аna@ПРИМЕР.срб', 'аna@пример.срб'],
])('%s counts as %s', (address, folded) => {
  expect(foldedAddress(address)).toBe(folded)
})
