package arbiter.server.shared;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Makes an image of ours out of one that somebody sent: its pixels are decoded, made as small as its use needs, and
 * written anew, so that nothing else of the file reaches anybody. What is no image, or too large, is refused before it
 * is decoded.
 */
public final class ImageEncoder {

    /** What an image is for: how wide and high it is at most, and how many bytes it has then. */
    public enum Use {
        PORTRAIT(256, 128 << 10),
        BACKDROP(2048, 2 << 20);

        private final int side;
        private final int bytes;

        Use(int side, int bytes) {
            this.side = side;
            this.bytes = bytes;
        }

        public static Use of(String word) {
            return List.of(values()).stream()
                    .filter(use -> use.name().toLowerCase(Locale.ROOT).equals(word))
                    .findFirst()
                    .orElseThrow(() ->
                            new RequestRefused(RequestRefused.Code.MALFORMED, "'for' is portrait or backdrop", "for"));
        }
    }

    /** An image as it is kept. */
    public record Encoded(String type, int width, int height, byte[] bytes) {}

    /** So many bytes somebody may send. */
    public static final int MOST_SENT = 8 << 20;

    private static final int MOST_SIDE = 12_000;
    private static final long MOST_PIXELS = 40_000_000;
    private static final List<String> FORMATS = List.of("png", "jpeg", "webp");

    /** Decoding takes memory, so however many send something, one image at a time is worked on. */
    private static final Semaphore DESK = new Semaphore(1, true);

    static {
        ImageIO.setUseCache(false);
    }

    private ImageEncoder() {}

    public static Encoded encode(byte[] sent, Use use) {
        DESK.acquireUninterruptibly();
        try {
            return written(fitted(decoded(sent, use.side), use.side), use);
        } catch (IOException | RuntimeException broken) {
            if (broken instanceof RequestRefused refused) {
                throw refused;
            }
            throw refused("this image is damaged and cannot be read");
        } finally {
            DESK.release();
        }
    }

    private static RequestRefused refused(String message) {
        return new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, message, "image");
    }

    private static BufferedImage decoded(byte[] sent, int side) throws IOException {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(sent))) {
            ImageReader reader = reader(in);
            try {
                reader.setInput(in, true, true);
                int width = reader.getWidth(0);
                int height = reader.getHeight(0);
                if (width < 1
                        || height < 1
                        || Math.max(width, height) > MOST_SIDE
                        || (long) width * height > MOST_PIXELS) {
                    throw refused("an image has at most " + MOST_PIXELS / 1_000_000 + " million pixels and " + MOST_SIDE
                            + " on a side; this one says it has " + width + " x " + height);
                }
                ImageReadParam param = reader.getDefaultReadParam();
                int every = Math.max(1, Math.max(width, height) / (2 * side));
                param.setSourceSubsampling(every, every, 0, 0);
                return reader.read(0, param);
            } finally {
                reader.dispose();
            }
        }
    }

    /** By what the bytes are, whatever the sender calls them. */
    private static ImageReader reader(ImageInputStream in) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
        while (readers.hasNext()) {
            ImageReader reader = readers.next();
            if (FORMATS.contains(reader.getFormatName().toLowerCase(Locale.ROOT))) {
                return reader;
            }
            reader.dispose();
        }
        throw refused("this is no PNG, JPEG or WebP image");
    }

    /** No larger than that on either side; as JPEG wants it where nothing shows through. */
    private static BufferedImage fitted(BufferedImage image, int side) {
        double scale = Math.min(1, (double) side / Math.max(image.getWidth(), image.getHeight()));
        int width = Math.max(1, (int) Math.round(image.getWidth() * scale));
        int height = Math.max(1, (int) Math.round(image.getHeight() * scale));
        boolean opaque = !image.getColorModel().hasAlpha();
        BufferedImage fitted =
                new BufferedImage(width, height, opaque ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = fitted.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.drawImage(image, 0, 0, width, height, null);
        graphics.dispose();
        return fitted;
    }

    private static Encoded written(BufferedImage image, Use use) throws IOException {
        if (image.getColorModel().hasAlpha()) {
            byte[] png = write(image, "png", 1);
            if (png.length <= use.bytes) {
                return new Encoded("image/png", image.getWidth(), image.getHeight(), png);
            }
        }
        BufferedImage flat = flat(image);
        for (float quality = 0.85f; quality > 0.2f; quality -= 0.2f) {
            byte[] jpeg = write(flat, "jpeg", quality);
            if (jpeg.length <= use.bytes) {
                return new Encoded("image/jpeg", flat.getWidth(), flat.getHeight(), jpeg);
            }
        }
        throw refused("this image is too detailed to be kept within " + (use.bytes >> 10) + " KiB; send a smaller one");
    }

    /** What shows through becomes white. */
    private static BufferedImage flat(BufferedImage image) {
        if (!image.getColorModel().hasAlpha()) {
            return image;
        }
        BufferedImage flat = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = flat.createGraphics();
        graphics.drawImage(image, 0, 0, Color.WHITE, null);
        graphics.dispose();
        return flat;
    }

    private static byte[] write(BufferedImage image, String format, float quality) throws IOException {
        ImageWriter writer = ImageIO.getImageWriters(ImageTypeSpecifier.createFromRenderedImage(image), format)
                .next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam param = writer.getDefaultWriteParam();
            if (format.equals("jpeg")) {
                param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
                param.setCompressionQuality(quality);
            }
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}
