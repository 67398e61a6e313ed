export { CookieChoice as default } from '#app/features/consent/cookie-choice.tsx'
