/**
 * Money in whole minor units (cents of a euro, para of a dinar), written `80_000_00`.
 *
 * A plain number: whole amounts are exact to 2^53, that is 90 billion units of 100. The engine computes in wider
 * exact types where sums may pass that.
 */
export type Minor = number

/** The two currencies of Serbian lending. */
export type Currency = 'RSD' | 'EUR'
