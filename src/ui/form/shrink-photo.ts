// How does a large photograph become small enough for a slow line, before it leaves the device?

const longestSide = 1600

/**
 * A JPEG of at most 1,600 pixels, drawn anew: what the camera wrote beside the picture (place, device) stays behind. A file that
 * the browser cannot draw is given back as it is: the form's own rules judge it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  const drawn = await draw(file).catch(() => undefined)
  return drawn ? new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' }) : file
}

async function draw(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A transparent picture would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85))
}
