/** Pictures that people choose from their files, made ready to be sent. */

/** What the file chooser offers. */
export const PICTURES = 'image/png,image/jpeg,image/webp';

/**
 * The picture no larger than its use needs, so that a photograph does not take minutes on a slow line. The server makes
 * sure of it in any case.
 *
 * @param {File} file
 * @param {number} side the most pixels on a side
 * @returns {Promise<Blob>}
 */
export async function prepared(file, side) {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new Error('This is no picture that can be shown; take a PNG, JPEG or WebP.');
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size < 1 << 20 && PICTURES.split(',').includes(file.type)) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('This picture cannot be made smaller.'))), type, 0.9),
  );
}
