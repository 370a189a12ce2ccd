// Photographs re-encoded to a smaller size in the browser, for slow connections.

const maxSide = 1600

/**
 * A JPEG of at most 1,600 pixels, re-encoded without the camera's metadata (location, device). A file that the browser cannot
 * decode is returned unchanged: the form's rules validate it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  const drawn = await draw(file).catch(() => undefined)
  return drawn ? new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' }) : file
}

async function draw(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A transparent background would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85))
}
