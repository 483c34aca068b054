package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who is in reach of what. */
class TargetsTest {

    private static final WallMaterial BRICK =
            new WallMaterial(PowerType.SOLID, 3, 2, true, false, false, false, Optional.empty());
    private static final String LOB =
            "{name: Lob, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [indirect, ranged]}";
    private static final String DART =
            "{name: Dart, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [seeking, ranged]}";
    private static final String RAY =
            "{name: Ray, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [direct, ranged, ignores-walls]}";

    /** A wall three hexes high across the board between columns 7 and 9. */
    private static Walls across() {
        List<WallHex> walls = new ArrayList<>();
        for (int r = 0; r < 40; r++) {
            for (int q = -20; q < 40; q++) {
                if (2 * q + r == 21 || 2 * q + r == 22) {
                    walls.add(WallHex.standing(hex(q, r), 3, BRICK, "brick wall"));
                }
            }
        }
        return Walls.of(walls);
    }

    private static boolean reaches(GladiatorsState state, Gladiator user, String word) {
        return !PowerTargets.opponents(state, user, power(user, word).way()).isEmpty();
    }

    private static int level(GladiatorsState state, Gladiator user, String word, Gladiator target) {
        return StrikeLevel.strike(state, use(user, word), target).level().total();
    }

    @Test
    @Ledger({"GG-TGT-1", "GG-TGT-3", "ranged", "touch"})
    void ranged_reaches_ten_hexes_and_twenty_at_a_level_less() {
        for (int range : new int[] {1, 10, 11, 20, 21}) {
            Gladiator ana = hero("Ana", hex(5, 5), BOLT, FIST);
            Gladiator ben = villain("Ben", hex(5 + range, 5));
            GladiatorsState state = table(ana, ben);

            assertThat(reaches(state, ana, "bolt")).isEqualTo(range <= 20);
            assertThat(reaches(state, ana, "fist")).isEqualTo(range <= 1);
            assertThat(level(state, ana, "bolt", ben)).isEqualTo(range <= 10 ? 4 : 3);
        }
    }

    @Test
    @Ledger({"GG-TGT-3", "close", "long-range", "distant"})
    void every_range_ends_where_it_ends() {
        assertThat(reach("short")).isEqualTo(2);
        assertThat(reach("close")).isEqualTo(10);
        assertThat(reach("long-range")).isEqualTo(40);
        assertThat(reach("distant")).isEqualTo(45);
    }

    private static int reach(String range) {
        Gladiator ana = hero("Ana", hex(0, 5), BOLT.replace("ranged", range));
        int farthest = 0;
        for (int hexes = 1; hexes <= 45; hexes++) {
            GladiatorsState state = table(ana, villain("Ben", hex(hexes, 5)));
            farthest = reaches(state, ana, "bolt") ? hexes : farthest;
        }
        return farthest;
    }

    /** Who cannot be detected behind a wall is no target, whatever gets there. */
    private static final String X_RAYS = "{name: X-rays, ability: detection, source: mutant, level: 1,"
            + " options: [vision], modifiers: [always-on, ignores-walls]}";

    @Test
    @Ledger({"GG-TGT-2", "ignores-walls", "indirect", "seeking"})
    void a_wall_stops_what_is_direct_and_a_closed_one_what_is_seeking() {
        Gladiator ana = hero("Ana", hex(4, 5), BOLT, LOB, DART, RAY, X_RAYS);
        Gladiator ben = villain("Ben", hex(12, 5));
        GladiatorsState closed = table(across(), Environments.NONE, ana, ben);
        GladiatorsState open = table(across().without(wallIn(across())), Environments.NONE, ana, ben);

        Gladiator blind = hero("Blind", hex(4, 5), LOB);
        assertThat(reaches(table(across(), Environments.NONE, blind, ben), blind, "lob"))
                .isFalse();
        assertThat(reaches(closed, ana, "bolt")).isFalse();
        assertThat(reaches(closed, ana, "lob")).isTrue();
        assertThat(reaches(closed, ana, "dart")).isFalse();
        assertThat(reaches(closed, ana, "ray")).isTrue();
        assertThat(reaches(open, ana, "dart")).isEqualTo(true);
    }

    /** The hex of the wall in the row above those who fight. */
    private static Hex wallIn(Walls walls) {
        return walls.all().stream()
                .map(WallHex::hex)
                .filter(hex -> hex.r() == 7)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void who_stretches_strikes_from_hexes_away() {
        Gladiator ana =
                hero("Ana", hex(5, 5), FIST, "{ability: stretching, source: mutant, level: 3, modifiers: [always-on]}");
        Gladiator near = villain("Ben", hex(9, 5));
        GladiatorsState state = table(ana, near);

        assertThat(reaches(state, ana, "fist")).isTrue();
        assertThat(StrikeLevel.strike(state, use(ana, "fist"), near).range()).isEqualTo(1);
        assertThat(reaches(table(ana, villain("Ben", hex(10, 5))), ana, "fist")).isFalse();
    }

    @Test
    void who_is_grabbed_reaches_only_the_grabber() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT, FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cora = villain("Cora", hex(7, 5));
        GladiatorsState state = table(ana, ben, cora);
        hold(ben, "grapple", ana);

        assertThat(state.range(ana, ben)).isZero();
        assertThat(PowerTargets.opponents(state, ana, power(ana, "fist").way())).containsExactly(ben);
        assertThat(PowerTargets.opponents(state, ana, power(ana, "bolt").way())).isEmpty();
    }

    static void hold(Gladiator user, String word, Gladiator target) {
        user.set(new PowersInUse(
                List.of(new ActivePower(
                        1, power(user, word).place(), 0, false, 0, List.of(target.id()), Optional.empty())),
                2));
    }
}
