/**
 * Choices of the business that touch the law. The policies print what stands here, so text and behaviour cannot part;
 * with another period they are a new version (`VERSION`, `VALID_FROM`).
 */
export const settings = {
  /**
   * Whether `Želim da primam novosti i ponude` starts ticked (specification §5.11: it does).
   *
   * ZZPL („Sl. glasnik RS”, br. 87/2018), čl. 4 and 15, asks for a clear affirmative act of the person; a box ticked in
   * advance may not count as one. The owner may switch it off here: the field is sent either way.
   */
  marketingOptInDefault: true,
  /** An enquiry is erased from the site's database after so many months; `LEADS_RETENTION_DAYS` may only make it sooner. */
  leadRetentionMonths: 12,
  /** Server logs, which hold no personal data, are kept so many days. */
  serverLogDays: 30,
  /** Erased data is gone from the last back-up after so many days. */
  backupDays: 30,
} as const
