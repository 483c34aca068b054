package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.http.Company.Who;
import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Portraits and what lies behind the board: sent, shown to those who may know, taken away, exported and imported. */
class ImageTest {

    @TempDir
    private Path folder;

    static byte[] png(int width, int height) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", bytes);
        } catch (IOException neverInMemory) {
            throw new IllegalStateException(neverInMemory);
        }
        return bytes.toByteArray();
    }

    private static String sent(Company company, Who who, String use) {
        return company.visitor(who)
                .send(company.path() + "/images?for=" + use, "image/png", png(300, 200))
                .expect(201)
                .body()
                .get("id")
                .asText();
    }

    private static Visitor.Answer does(Company company, Who who, String command) {
        return company.visitor(who).command(company.table(), command.replace('\'', '"'));
    }

    private static JsonNode portrait(Company company, Who who, String unit) {
        for (JsonNode one : company.view(who).at("/view/units")) {
            if (one.get("id").asText().equals(unit)) {
                return one.path("portrait");
            }
        }
        throw new AssertionError(who + " sees no " + unit);
    }

    @Test
    void a_portrait_is_seen_by_those_who_see_its_unit() throws IOException {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            String image = sent(company, Who.PLAYER, "portrait");
            String path = company.path() + "/images/" + image;

            company.visitor(Who.OTHER_PLAYER).get(path).refused(404, "not-found");
            does(company, Who.PLAYER, "{'do': 'portrait', 'unit': 'mara', 'image': '" + image + "'}")
                    .expect(200);

            for (Who who : List.of(Who.SPECTATOR, Who.OTHER_PLAYER, Who.PLAYER, Who.GAMEMASTER)) {
                Visitor.Answer seen = company.visitor(who).get(path).expect(200);
                assertThat(seen.header("Content-Type")).isEqualTo("image/jpeg");
                assertThat(seen.header("Cache-Control")).isEqualTo("private, max-age=31536000, immutable");
                assertThat(seen.header("X-Content-Type-Options")).isEqualTo("nosniff");
                assertThat(seen.header("Content-Security-Policy")).contains("default-src 'none'");
                BufferedImage shown =
                        ImageIO.read(new ByteArrayInputStream(seen.response().body()));
                assertThat(shown.getWidth()).isEqualTo(256);
                assertThat(portrait(company, who, "mara").path("image").asText())
                        .isEqualTo(image);
            }
            company.visitor(Who.NOBODY).get(path).refused(401, "no-session");
            company.visitor(Who.STRANGER).get(path).refused(404, "not-found");
            company.visitor(Who.REMOVED).get(path).refused(404, "not-found");
        }
    }

    @Test
    void the_portrait_of_a_hidden_unit_tells_nobody_of_it() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            JsonNode before = company.view(Who.PLAYER);
            String image = sent(company, Who.GAMEMASTER, "portrait");
            does(company, Who.GAMEMASTER, "{'do': 'portrait', 'unit': 'lurker', 'image': '" + image + "'}")
                    .expect(200);

            company.visitor(Who.PLAYER).get(company.path() + "/images/" + image).refused(404, "not-found");
            assertThat(company.view(Who.PLAYER)).isEqualTo(before);
            assertThat(portrait(company, Who.GAMEMASTER, "lurker").path("image").asText())
                    .isEqualTo(image);

            does(company, Who.GAMEMASTER, "{'do': 'hide', 'unit': 'lurker', 'hidden': false}")
                    .expect(200);
            company.visitor(Who.PLAYER).get(company.path() + "/images/" + image).expect(200);
        }
    }

    @Test
    void a_portrait_is_an_emblem_or_goes_again() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            does(company, Who.PLAYER, "{'do': 'portrait', 'unit': 'mara', 'emblem': 'crown'}")
                    .expect(200);
            assertThat(portrait(company, Who.SPECTATOR, "mara").path("emblem").asText())
                    .isEqualTo("crown");
            does(company, Who.PLAYER, "{'do': 'portrait', 'unit': 'mara', 'emblem': 'crwn'}")
                    .refused(400, "malformed");
            does(company, Who.PLAYER, "{'do': 'portrait', 'unit': 'mara', 'emblem': 'fox', 'image': 'x'}")
                    .refused(404, "not-found");
            does(company, Who.PLAYER, "{'do': 'portrait', 'unit': 'mara'}").expect(200);
            assertThat(portrait(company, Who.SPECTATOR, "mara").isMissingNode()).isTrue();
        }
    }

    @Test
    void the_backdrop_survives_restart_export_import_and_playing_again() {
        String table;
        String cookie;
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            table = company.path();
            cookie = company.visitor(Who.GAMEMASTER).cookie();
            String image = sent(company, Who.GAMEMASTER, "backdrop");
            does(company, Who.GAMEMASTER, "{'do': 'backdrop', 'image': '" + image + "', 'width': 120, 'opacity': 40}")
                    .expect(200);
            does(company, Who.GAMEMASTER, "{'do': 'backdrop', 'image': '" + image + "', 'width': 9}")
                    .refused(400, "malformed");
            company.visitor(Who.GAMEMASTER).delete(table + "/images/" + image).refused(409, "not-open");
        }
        try (House house = House.open(folder)) {
            Visitor ada = house.stranger().with("Cookie", cookie);
            String file = ada.get(table + "/export").expect(200).text();
            String imported = ada.post("/api/tables/import", file)
                    .expect(201)
                    .body()
                    .get("id")
                    .asText();
            String again = ada.post(table + "/branch", "{\"number\": 0}")
                    .expect(201)
                    .body()
                    .get("id")
                    .asText();
            for (String path : List.of(table, "/api/tables/" + imported, "/api/tables/" + again)) {
                JsonNode backdrop = ada.get(path + "/view").body().at("/backdrop");
                assertThat(backdrop.get("width").asInt()).isEqualTo(120);
                assertThat(backdrop.get("opacity").asInt()).isEqualTo(40);
                assertThat(ada.get(path + "/images/" + backdrop.get("image").asText())
                                .expect(200)
                                .header("Content-Type"))
                        .isEqualTo("image/jpeg");
            }
            ada.post("/api/tables/import", file.replaceAll("\"images\" *: *\\[[^]]*]", "\"images\": []"))
                    .refused(400, "malformed");
        }
    }

    @Test
    void what_is_not_shown_can_be_deleted_and_what_is_no_image_is_not_kept() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            String images = company.path() + "/images";
            String first = sent(company, Who.PLAYER, "portrait");
            sent(company, Who.GAMEMASTER, "portrait");

            assertThat(company.visitor(Who.PLAYER).get(images).body().at("/images"))
                    .hasSize(1);
            assertThat(company.visitor(Who.GAMEMASTER).get(images).body().at("/images"))
                    .hasSize(2);
            company.visitor(Who.OTHER_PLAYER).delete(images + "/" + first).refused(404, "not-found");
            company.visitor(Who.PLAYER).delete(images + "/" + first).expect(204);
            company.visitor(Who.PLAYER).get(images + "/" + first).refused(404, "not-found");

            Visitor player = company.visitor(Who.PLAYER);
            player.send(
                            images + "?for=portrait",
                            "image/png",
                            "<svg/>".getBytes(java.nio.charset.StandardCharsets.UTF_8))
                    .refused(422, "against-the-rules");
            player.send(images + "?for=portrait", "image/svg+xml", png(9, 9)).refused(415, "wrong-type");
            player.send(images + "?for=backdrop", "image/png", png(9, 9)).refused(403, "not-allowed");
            player.send(images + "?for=portrait", "image/png", new byte[9 << 20])
                    .refused(413, "too-large");
            company.visitor(Who.SPECTATOR)
                    .send(images + "?for=portrait", "image/png", png(9, 9))
                    .refused(403, "not-allowed");
        }
    }
}
