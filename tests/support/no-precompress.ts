/** In place of `server/http/precompress.ts`, for servers whose pages nobody weighs. */
export async function precompress(): Promise<void> {}
