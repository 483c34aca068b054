package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Handbooks;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every wall of table 3.7, struck until it is breached. */
class WallRowsTest extends StrictScenarios<GladiatorsState> {

    /** Defence, whether it is Robust, hits. */
    private static final String TABLE = """
            glass-window 1 no 1
            plate-glass-or-door 2 no 1
            heavy-wood 3 no 1
            interior-brick 3 yes 1
            exterior-brick 3 yes 2
            reinforced-concrete 4 yes 2
            packed-earth 4 yes 4
            thick-reinforced-concrete 5 yes 3
            light-vehicle-armour 5 yes 1
            armoured-door 6 yes 2
            bunker 7 yes 3
            heavy-vehicle-armour 7 yes 1
            vault-door 8 yes 3
            """;

    private static final int BOLT_LEVEL = 4;
    private static final int FIST_LEVEL = 3;

    private static Walls wall(String id) {
        WallMaterial material = WallMaterial.of(LORE.wall(id), false);
        return Walls.of(List.of(WallHex.standing(hex(6, 5), 3, material, "wall")));
    }

    @Test
    void the_table_has_every_wall() {
        assertThat(TABLE.lines().map(line -> line.split(" ")[0]).toList())
                .containsExactlyInAnyOrderElementsOf(Handbooks.BOOK.content().shelf(WallKind.class).all().stream()
                        .map(WallKind::id)
                        .toList());
    }

    @TestFactory
    @Ledger({
        "GG-WAL-3",
        "GG-WAL-5",
        "GG-WAL-8",
        "glass-window",
        "plate-glass-or-door",
        "heavy-wood",
        "interior-brick",
        "exterior-brick",
        "reinforced-concrete",
        "packed-earth",
        "thick-reinforced-concrete",
        "light-vehicle-armour",
        "armoured-door",
        "bunker",
        "heavy-vehicle-armour",
        "vault-door"
    })
    Stream<DynamicTest> every_wall_resists_with_its_defence_and_falls_at_its_last_hit() {
        return TABLE.lines().map(line -> {
            String[] row = line.split(" ");
            int defence = Integer.parseInt(row[1]);
            boolean robust = row[2].equals("yes");
            int hits = Integer.parseInt(row[3]);
            return DynamicTest.dynamicTest(row[0], () -> {
                burnt(row[0], defence, hits);
                beaten(row[0], defence, robust);
            });
        });
    }

    /** A bolt that just fails, then as many that just succeed as the wall has hits. */
    private void burnt(String id, int defence, int hits) {
        int needed = 6 + defence - BOLT_LEVEL;
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator ben = villain("Ben", hex(7, 5));
        var play = scenario(table(wall(id), Environments.NONE, ana, ben));
        String bolt =
                "Bolt on the wall next to Ana: +4 Bolt against +" + defence + " wall needs " + needed + ", rolls ";
        List<String> expected = new ArrayList<>();
        for (int blow = 0; blow <= hits; blow++) {
            int die = blow == 0 ? needed - 1 : needed;
            play.dice("attack.hit", 10).dice("wall.result", die);
            expected.add(bolt + die + (blow == 0 ? ", no effect" : ", result 0"));
            if (blow > 0) {
                expected.add(
                        blow < hits
                                ? "The wall next to Ana takes 1 hit, " + (hits - blow) + " left"
                                : "The wall next to Ana is breached");
            }
        }

        for (int blow = 0; blow <= hits; blow++) {
            assertThat(play.state().walls().at(hex(6, 5)).orElseThrow().isBreached())
                    .isFalse();
            Acts.take(play, ana, "wall:bolt");
        }

        assertThat(play.log().stream().filter(line -> line.contains("wall next to Ana")))
                .containsExactlyElementsOf(expected);
        assertThat(play.state().walls().at(hex(6, 5)).orElseThrow().isBreached())
                .isTrue();
    }

    /** A bare fist does nothing to what is Robust. */
    private void beaten(String id, int defence, boolean robust) {
        int needed = 6 + defence - FIST_LEVEL;
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        var play = scenario(table(wall(id), Environments.NONE, ana)).dice("attack.hit", 10);
        if (!robust) {
            play.dice("wall.result", needed - 1);
        }

        Acts.take(play, ana, "wall:fist");

        assertThat(play.log())
                .last()
                .isEqualTo(
                        robust
                                ? "Fist does nothing to the wall next to Ana"
                                : "Fist on the wall next to Ana: +3 Fist against +" + defence + " wall needs " + needed
                                        + ", rolls " + (needed - 1) + ", no effect");
    }
}
