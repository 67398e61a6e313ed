/** Id of the lead dialog, for every button that opens it. */
export const LEAD_DIALOG_ID = 'lead-dialog'
