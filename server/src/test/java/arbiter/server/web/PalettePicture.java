package arbiter.server.web;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** A picture of a page with its 256 most frequent colours: pages have few, and the file is less than half as large. */
final class PalettePicture {

    private static final int COLOURS = 256;

    private PalettePicture() {}

    static void write(byte[] png, Path file) throws IOException {
        BufferedImage whole = ImageIO.read(new ByteArrayInputStream(png));
        int[] palette = palette(whole);
        IndexColorModel model = new IndexColorModel(8, palette.length, palette, 0, false, -1, 0);
        BufferedImage few =
                new BufferedImage(whole.getWidth(), whole.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int y = 0; y < whole.getHeight(); y++) {
            for (int x = 0; x < whole.getWidth(); x++) {
                int place = nearest.computeIfAbsent(whole.getRGB(x, y), colour -> nearest(colour, palette));
                few.getRaster().setSample(x, y, 0, place);
            }
        }
        ImageIO.write(few, "png", file.toFile());
    }

    private static int[] palette(BufferedImage picture) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                counts.merge(picture.getRGB(x, y), 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(COLOURS)
                .mapToInt(Map.Entry::getKey)
                .toArray();
    }

    private static int nearest(int colour, int[] palette) {
        int best = 0;
        for (int i = 1; i < palette.length; i++) {
            if (apart(colour, palette[i]) < apart(colour, palette[best])) {
                best = i;
            }
        }
        return best;
    }

    private static int apart(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int difference = (one >> shift & 0xff) - (other >> shift & 0xff);
            sum += difference * difference;
        }
        return sum;
    }
}
