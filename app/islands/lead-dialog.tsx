export { LeadDialog as default } from '#app/features/lead/lead-dialog.tsx'
