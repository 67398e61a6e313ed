/** The renderer of `testApp` in the place of the built one: its exports are those of `app/entry-server.tsx`. */
import { fakeRenderer } from './fake-renderer.ts'

export const { icons, sampleFields, render, scheduleFile, pageMeta } = fakeRenderer
