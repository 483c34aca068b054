package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where attacks go that miss, and faces that decide whatever was needed. */
class MissTest extends StrictScenarios<GladiatorsState> {

    private static final String EVASION = "{ability: evasion, source: mutant, level: 3, modifiers: [always-on]}";
    private static final String ACCURACY = "{ability: accuracy, source: mutant, level: 2, modifiers: [always-on]}";
    private static final String DART = BOLT.replace("Bolt", "Dart").replace("direct", "seeking homing 3");
    private static final String LOB = BOLT.replace("Bolt", "Lob").replace("direct", "indirect precise");

    private static String with(String power, String modifier) {
        return power.replace("ranged]", "ranged, " + modifier + "]");
    }

    @Test
    @Ledger({"GG-MIS-2", "GG-MIS-3", "GG-AMB-35"})
    void what_is_evaded_flies_on_and_nobody_aims_it_at_who_stands_behind() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT, ACCURACY);
        Gladiator ben = villain("Ben", hex(6, 5), EVASION);
        Gladiator cora = villain("Cora", hex(9, 5));
        Gladiator eve = villain("Eve", hex(11, 5));
        var play =
                scenario(table(ana, ben, eve, cora)).dice("attack.hit", 6, 5, 6).dice("attack.result", 1);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: +2 Accuracy against +3 Evasion needs 7, rolls 6, misses",
                        "Ana's Bolt flies on past Ben",
                        "Ana's Bolt at Cora: needs 6, rolls 5, misses",
                        "Ana's Bolt at Eve: needs 6, rolls 6, hits",
                        "Ana's Bolt on Eve: +4 Bolt needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-MIS-1", "GG-MIS-3", "GG-AMB-35"})
    void what_misses_even_the_least_dodge_is_a_hex_off() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT);
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cora = villain("Cora", hex(7, 5));
        var over = scenario(table(ana, ben, cora))
                .dice("attack.hit", 5)
                .dice("attack.stray", 1)
                .dice("attack.hit", 2);
        AttackSequence.resolve(over, use(ana, "bolt"), ben);
        assertThat(over.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 5, misses",
                        "Ana's Bolt goes over Ben",
                        "Ana's Bolt at Cora: needs 6, rolls 2, misses");

        var shortOf = scenario(table(ana, ben, cora)).dice("attack.hit", 5).dice("attack.stray", 4);
        AttackSequence.resolve(shortOf, use(ana, "bolt"), ben);
        assertThat(shortOf.log())
                .containsExactly("Ana's Bolt at Ben: needs 6, rolls 5, misses", "Ana's Bolt falls short of Ben");

        var alone = scenario(table(ana, ben)).dice("attack.hit", 5);
        AttackSequence.resolve(alone, use(ana, "bolt"), ben);
        assertThat(alone.log()).containsExactly("Ana's Bolt at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger({"GG-MIS-3"})
    void a_stray_ends_at_a_wall() {
        WallMaterial glass = new WallMaterial(PowerType.SOLID, 1, 1, false, false, false, true, Optional.empty());
        Walls walls = Walls.of(List.of(WallHex.standing(hex(8, 5), 2, glass, "glass")));
        Gladiator ana = hero("Ana", hex(2, 5), BOLT);
        Gladiator ben = villain("Ben", hex(6, 5), EVASION);
        Gladiator cora = villain("Cora", hex(9, 5));
        var play = scenario(table(walls, Environments.NONE, ana, ben, cora))
                .dice("attack.hit", 8)
                .dice("wall.result", 3);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: against +3 Evasion needs 9, rolls 8, misses",
                        "Ana's Bolt flies on past Ben",
                        "Ana's Bolt strikes the glass",
                        "Bolt on the glass next to Cora: +4 Bolt against +1 glass needs 3, rolls 3, result 0",
                        "The glass next to Cora is breached");
    }

    @Test
    @Ledger({"GG-MIS-4"})
    void what_is_indirect_comes_down_beside_and_what_is_psychic_does_not() {
        Gladiator ana =
                hero("Ana", hex(2, 5), LOB, LOB.replace("Lob", "Whisper").replace("heat", "psychic"));
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cora = villain("Cora", hex(7, 5));
        var play = scenario(table(ana, ben, cora))
                .dice("attack.hit", 4)
                .dice("attack.stray", 1)
                .dice("attack.hit", 5, 4);

        AttackSequence.resolve(play, use(ana, "lob"), ben);
        AttackSequence.resolve(play, use(ana, "whisper"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Lob at Ben: +1 Precise needs 5, rolls 4, misses",
                        "Ana's Lob comes down in 7,5",
                        "Ana's Lob at Cora: needs 6, rolls 5, misses",
                        "Ana's Whisper at Ben: +1 Precise needs 5, rolls 4, misses");
    }

    @Test
    @Ledger({"seeking", "GG-DIE-10"})
    void natural_faces_miss_whatever_was_needed() {
        Gladiator ana = hero("Ana", hex(2, 5), DART, with(BOLT, "complex"));
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben)).dice("attack.hit", 4, 6);

        AttackSequence.resolve(play, use(ana, "dart"), ben);
        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Dart at Ben: +3 Homing needs 3, rolls 4, misses (Seeking)",
                        "Ana's Bolt at Ben: needs 6, rolls 6, misses (Complex)");
        assertThat(scenario(table(ana, ben))
                        .odds(one -> AttackSequence.resolve(one, use(ana, "dart"), ben))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(6, 10).times(Fraction.of(9, 10)));
    }

    @Test
    @Ledger({"GG-HIT-11", "GG-AMB-33"})
    void a_friend_beside_the_target_is_struck_on_one_or_two() {
        Gladiator ana = hero("Ana", hex(2, 5), DART);
        Gladiator dan = hero("Dan", hex(7, 5));
        Gladiator fay = hero("Fay", hex(5, 5));
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, dan, fay, ben))
                .dice("attack.hit", 2)
                .dice("attack.friend", 2)
                .dice("attack.result", 2);

        AttackSequence.resolve(play, use(ana, "dart"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Dart at Ben: +3 Homing -2 close quarters needs 5, rolls 2, misses (a friend is in the way)",
                        "Ana's Dart strikes Fay instead",
                        "Ana's Dart on Fay: +4 Dart needs 2, rolls 2, result 0",
                        "Fay takes 1 hit");
    }

    @Test
    @Ledger("unpredictable-targeting")
    void what_is_unpredictable_takes_somebody_else_on_a_one_or_its_user() {
        Gladiator ana = hero("Ana", hex(2, 5), with(BOLT, "unpredictable-targeting"));
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator dan = hero("Dan", hex(2, 9));
        var play = scenario(table(ana, ben, dan)).dice("attack.hit", 1, 5);
        AttackSequence.resolve(play, use(ana, "bolt"), ben);
        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 1, misses (Unpredictable Targeting)",
                        "Ana's Bolt strikes Dan instead",
                        "Ana's Bolt at Dan: needs 6, rolls 5, misses");

        var alone = scenario(table(ana, ben)).dice("attack.hit", 1).dice("attack.result", 1);
        AttackSequence.resolve(alone, use(ana, "bolt"), ben);
        assertThat(alone.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 1, misses (Unpredictable Targeting)",
                        "Ana's Bolt strikes Ana instead",
                        "Ana's Bolt on Ana: +4 Bolt needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-MIS-1"})
    void a_blow_gone_wide_may_strike_a_neighbour() {
        Gladiator thug = thug("Thug", hex(5, 5), FIST);
        Gladiator ana = hero("Ana", hex(6, 5));
        Gladiator dan = hero("Dan", hex(6, 4));
        var play = scenario(table(thug, ana, dan))
                .dice("attack.hit", 5)
                .dice("attack.stray", 3)
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .dice("knockdown.result", 2);

        AttackSequence.resolve(play, use(thug, "fist"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Thug's Fist at Ana: needs 6, rolls 5, misses",
                        "Thug's Fist goes left of Ana",
                        "Thug's Fist at Dan: needs 6, rolls 6, hits",
                        "Thug's Fist on Dan: +3 Fist needs 3, rolls 1, no effect",
                        "Thug's Fist, knockdown, on Dan: +3 Fist needs 3, rolls 2, no effect");
    }
}
