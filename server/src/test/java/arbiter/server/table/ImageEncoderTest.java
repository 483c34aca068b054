package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.ImageEncoder;
import arbiter.server.shared.RequestRefused;
import arbiter.tabletop.unit.Emblem;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageEncoderTest {

    private static byte[] image(String format, int width, int height, int type) throws IOException {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.RED);
        graphics.fillRect(0, 0, width / 2, height);
        graphics.dispose();
        return written(image, format);
    }

    private static byte[] written(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, bytes)).isTrue();
        return bytes.toByteArray();
    }

    private static BufferedImage read(ImageEncoder.Encoded image) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(image.bytes()));
    }

    @Test
    void a_photograph_is_made_as_small_as_a_token_needs() throws IOException {
        byte[] sent = image("jpeg", 1600, 1200, BufferedImage.TYPE_INT_RGB);

        ImageEncoder.Encoded image = ImageEncoder.encode(sent, ImageEncoder.Use.PORTRAIT);

        assertThat(image.type()).isEqualTo("image/jpeg");
        assertThat(List.of(image.width(), image.height())).containsExactly(256, 192);
        assertThat(new Color(read(image).getRGB(20, 20)).getRed()).isGreaterThan(240);
        assertThat(new Color(read(image).getRGB(240, 20)).getRed()).isLessThan(15);
    }

    @Test
    void what_shows_through_goes_on_showing_through() throws IOException {
        byte[] sent = image("png", 60, 40, BufferedImage.TYPE_INT_ARGB);

        ImageEncoder.Encoded image = ImageEncoder.encode(sent, ImageEncoder.Use.BACKDROP);

        assertThat(image.type()).isEqualTo("image/png");
        assertThat(read(image).getRGB(50, 20) >>> 24).isZero();
        assertThat(read(image).getRGB(10, 20)).isEqualTo(Color.RED.getRGB());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA",
                "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="
            })
    void webp_is_read_with_and_without_loss(String sent) {
        ImageEncoder.Encoded image = ImageEncoder.encode(Base64.getDecoder().decode(sent), ImageEncoder.Use.PORTRAIT);

        assertThat(List.of(image.width(), image.height())).containsExactly(1, 1);
        assertThat(image.type()).startsWith("image/").doesNotContain("webp");
    }

    @Test
    void nothing_of_the_file_but_its_pixels_is_kept() throws IOException {
        byte[] png = image("png", 30, 30, BufferedImage.TYPE_INT_RGB);
        byte[] tail = "<script>alert(1)</script>".getBytes(StandardCharsets.US_ASCII);
        byte[] sent =
                ByteBuffer.allocate(png.length + tail.length).put(png).put(tail).array();

        ImageEncoder.Encoded image = ImageEncoder.encode(sent, ImageEncoder.Use.PORTRAIT);

        assertThat(new String(image.bytes(), StandardCharsets.ISO_8859_1)).doesNotContain("script");
    }

    @Test
    void an_image_that_says_it_is_huge_is_refused_before_it_is_decoded() throws IOException {
        byte[] sent = image("png", 10, 10, BufferedImage.TYPE_INT_RGB);
        ByteBuffer.wrap(sent).putInt(16, 60_000).putInt(20, 60_000);
        java.util.zip.CRC32 check = new java.util.zip.CRC32();
        check.update(sent, 12, 17);
        ByteBuffer.wrap(sent).putInt(29, (int) check.getValue());

        assertThatThrownBy(() -> ImageEncoder.encode(sent, ImageEncoder.Use.BACKDROP))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("60000 x 60000");
    }

    @Test
    void what_is_no_image_or_damaged_is_refused() throws IOException {
        byte[] gif = image("gif", 10, 10, BufferedImage.TYPE_INT_RGB);
        byte[] jpeg = image("jpeg", 100, 100, BufferedImage.TYPE_INT_RGB);

        for (byte[] sent : List.of(new byte[0], "<svg/>".getBytes(StandardCharsets.US_ASCII), gif)) {
            assertThatThrownBy(() -> ImageEncoder.encode(sent, ImageEncoder.Use.PORTRAIT))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessage("this is no PNG, JPEG or WebP image");
        }
        assertThatThrownBy(() -> ImageEncoder.encode(Arrays.copyOf(jpeg, 40), ImageEncoder.Use.PORTRAIT))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void damage_anywhere_is_refused_or_read_and_nothing_else_happens() throws IOException {
        Random random = new Random(5);
        for (String format : List.of("png", "jpeg")) {
            byte[] whole = image(format, 64, 48, BufferedImage.TYPE_INT_RGB);
            for (int i = 0; i < 150; i++) {
                byte[] sent = whole.clone();
                for (int j = 0; j < 4; j++) {
                    sent[random.nextInt(sent.length)] = (byte) random.nextInt(256);
                }
                try {
                    assertThat(ImageEncoder.encode(sent, ImageEncoder.Use.PORTRAIT)
                                    .width())
                            .isLessThanOrEqualTo(256);
                } catch (RequestRefused refused) {
                    assertThat(refused.getMessage()).isNotBlank();
                }
            }
        }
    }

    @Test
    void noise_that_cannot_be_made_small_is_written_more_coarsely() throws IOException {
        BufferedImage noise = new BufferedImage(2048, 2048, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(1);
        for (int x = 0; x < 2048; x++) {
            for (int y = 0; y < 2048; y++) {
                noise.setRGB(x, y, random.nextInt(1 << 24));
            }
        }

        ImageEncoder.Encoded image = ImageEncoder.encode(written(noise, "jpeg"), ImageEncoder.Use.BACKDROP);

        assertThat(image.bytes().length).isLessThanOrEqualTo(2 << 20);
    }

    @Test
    void the_emblems_are_those_that_files_may_name() {
        assertThat(ArtCommands.EMBLEMS)
                .isEqualTo(Arrays.stream(Emblem.values()).map(Emblem::word).toList());
    }
}
