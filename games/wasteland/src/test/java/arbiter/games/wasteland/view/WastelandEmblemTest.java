package arbiter.games.wasteland.view;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WastelandEmblemTest {

    @Test
    void people_are_known_by_what_they_do_or_carry() {
        assertThat(List.of("rook", "hale", "maul", "whisper", "sprocket", "tallow"))
                .extracting(id -> WastelandEmblem.of(hero(id, 0, 0)))
                .containsExactly("pistol", "medic", "fist", "crosshair", "wrench", "flame");
        assertThat(List.of("scav-thug", "road-gunner", "warlord"))
                .extracting(id -> WastelandEmblem.of(enemy(id, 0, 0)))
                .containsExactly("blade", "pistol", "crown");
    }

    @Test
    void creatures_and_machines_are_known_by_their_bodies() {
        assertThat(List.of("shambling-husk", "feral-hound", "bore-wasp", "steward-bot", "war-frame", "gate-turret"))
                .extracting(id -> WastelandEmblem.of(enemy(id, 0, 0)))
                .containsExactly("shadow", "beast", "wings", "drone", "mech", "tank");
    }
}
