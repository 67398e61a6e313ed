/** A command that was written wrong; the message says what is missing. */
export class UsageError extends Error {}
