/** Hands a text to the browser as a file to save; a phone opens one that it knows, such as a calendar's. */
export function saveFile(text: string, type: string, name: string): void {
  const file = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  URL.revokeObjectURL(file)
}
