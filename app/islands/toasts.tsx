export { Toasts as default } from '#app/shell/toasts.tsx'
