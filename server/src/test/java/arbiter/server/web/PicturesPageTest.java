package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Portraits on tokens and a map picture behind the board, chosen, seen by others, taken back and removed. */
@InBrowser
class PicturesPageTest {

    /** A picture as a browser writes WebP. */
    private static final String WEBP = """
        () => {
          const canvas = document.createElement('canvas');
          canvas.width = 400;
          canvas.height = 500;
          const draw = canvas.getContext('2d');
          draw.fillStyle = '#7a4';
          draw.fillRect(0, 0, 400, 500);
          draw.fillStyle = '#fd9';
          draw.beginPath();
          draw.arc(200, 220, 120, 0, 7);
          draw.fill();
          return canvas.toDataURL('image/webp').replace(/.*,/, '');
        }\
        """;

    /** Whether the browser could load and decode what tokens and board show. */
    private static final String LOADED = """
        async (hrefs) => {
          const one = (src) => new Promise((done) => {
            const image = new Image();
            image.onload = () => done(image.naturalWidth);
            image.onerror = () => done(0);
            image.src = src;
          });
          return (await Promise.all(hrefs.map(one))).every(Boolean);
        }\
        """;

    @Test
    void a_portrait_is_chosen_seen_by_the_others_and_taken_back(Window window) {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        ada.makeTable("capital", "Ada");
        Page page = ada.page();
        String unit = ada.seat().units().get(0);
        Page bob = window.visit(ada.invite(ada.firstSide()));
        bob.locator("join-card input").first().fill("Bob");
        bob.locator("join-card button").first().click();
        bob.waitForURL("**/table/*");
        Locator tools = ada.open(unit).locator("portrait-tools");
        byte[] webp = Base64.getDecoder().decode((String) page.evaluate(WEBP));

        tools.locator("input[type=file]").setInputFiles(new FilePayload("face.webp", "image/webp", webp));

        for (Page seen : List.of(page, bob)) {
            Locator portrait = seen.locator("arbiter-board image.portrait");
            assertThat(portrait).hasCount(1);
            assertThat((boolean) seen.evaluate(LOADED, List.of(portrait.getAttribute("href"))))
                    .isTrue();
            assertThat(seen.locator("unit-card image.portrait")).hasCount(1);
        }
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Screenshots.take(page, "portrait-dark");
        tools.locator("summary").click();
        assertThat(violations(page)).isEmpty();
        tools.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Crown"))
                .click();
        assertThat(bob.locator("arbiter-board image.portrait")).hasCount(0);
        tools.getByText("Take it back").click();
        assertThat(bob.locator("arbiter-board image.portrait")).hasCount(1);
        tools.getByText("Remove").click();
        assertThat(bob.locator("arbiter-board image.portrait")).hasCount(0);
        tools.locator("input[type=file]")
                .setInputFiles(new FilePayload("face.png", "image/png", "no".getBytes(StandardCharsets.UTF_8)));
        assertThat(tools.locator("[role=alert]")).containsText("no picture that can be shown");
        assertThat(window.complaints()).isEmpty();
        bob.context().close();
        page.context().close();
    }

    @ParameterizedTest
    @MethodSource("arbiter.server.web.FightTest#games")
    void a_map_picture_lies_behind_every_board(String game, Window window) throws IOException {
        Gamemaster ada = new Gamemaster(window.visit("/"));
        ada.makeTable(game, "Ada");
        Page page = ada.page();
        page.locator(".switch").getByText("Units").click();
        Locator tools = page.locator("backdrop-tools");

        tools.locator("input[type=file]").setInputFiles(new FilePayload("map.png", "image/png", map()));

        Locator picture = page.locator("arbiter-board :is(image.backdrop, img.behind)");
        assertThat(picture).hasCount(1);
        String image = (String) page.evaluate("() => `/api/tables/${location.pathname.split('/')[2]}/images/`"
                + " + document.querySelector('table-page').table.backdrop.image");
        assertThat((boolean) page.evaluate(LOADED, List.of(image))).isTrue();
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Screenshots.take(page, "map-" + game + "-dark");
        tools.locator("input[name=opacity]").fill("30");
        tools.locator("input[name=width]").fill("150");
        page.waitForFunction("() => { const {backdrop} = document.querySelector('table-page').table;"
                + " return backdrop.opacity === 30 && backdrop.width === 150; }");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        Screenshots.take(page, "map-" + game + "-light");
        assertThat(violations(page)).isEmpty();
        page.setViewportSize(360, 640);
        Screenshots.take(page, "map-" + game + "-phone");
        page.setViewportSize(1280, 800);
        tools.getByText("Remove").click();
        assertThat(picture).hasCount(0);
        tools.getByText("Take it back").click();
        assertThat(picture).hasCount(1);
        assertThat(window.complaints()).isEmpty();
        page.context().close();
    }

    private static List<?> violations(Page page) {
        return new AxeBuilder(page)
                .disableRules(List.of("region")) // the page as a whole is looked at elsewhere
                .analyze()
                .getViolations();
    }

    /** A meadow with a river and a road. */
    private static byte[] map() throws IOException {
        BufferedImage image = new BufferedImage(1200, 800, BufferedImage.TYPE_INT_RGB);
        Graphics2D draw = image.createGraphics();
        draw.setPaint(new GradientPaint(0, 0, new Color(0x6d8f4e), 1200, 800, new Color(0xb9a36a)));
        draw.fillRect(0, 0, 1200, 800);
        draw.setStroke(new java.awt.BasicStroke(70));
        draw.setColor(new Color(0x4a7fa5));
        draw.drawArc(-300, 100, 1200, 900, 0, 120);
        draw.setStroke(new java.awt.BasicStroke(36));
        draw.setColor(new Color(0xd8c9a3));
        draw.drawLine(0, 650, 1200, 300);
        draw.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }
}
