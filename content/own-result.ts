/** Words of the visitor's own calculation, in the margin of a loan page in place of the example. */
export const ownResult = {
  title: 'Vaš poslednji obračun',
  open: 'Otvorite ovaj obračun',
} as const
