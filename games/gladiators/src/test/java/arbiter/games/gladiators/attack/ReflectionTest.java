package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** What did somebody with Reflection no harm is thrown back. */
class ReflectionTest extends StrictScenarios<GladiatorsState> {

    private static final String MIRROR =
            "{name: Mirror, ability: reflection, against: {types: [energy]}, source: mutant, level: 6, modifiers: [always-on]}";
    private static final String ACCURACY = "{ability: accuracy, source: mutant, level: 1, modifiers: [always-on]}";
    private static final String BLAST =
            "{name: Blast, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [area blast, ranged]}";

    @Test
    @Ledger({"GG-RFL-1", "reflection", "GG-AMB-15"})
    void a_bolt_that_does_nothing_comes_back_with_the_new_users_aim() {
        Gladiator ana = hero("Ana", hex(5, 5), MIRROR, ACCURACY);
        Gladiator ben = villain("Ben", hex(9, 5), BOLT, MIRROR);
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6, 5)
                .dice("attack.result", 3, 7)
                .choice("reflect.target", "ben");

        boolean result = AttackSequence.resolve(play, use(ben, "bolt"), ana);

        assertThat(result).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Ben's Bolt at Ana: needs 6, rolls 6, hits",
                        "Ben's Bolt on Ana: +4 Bolt against +6 Mirror needs 8, rolls 3, no effect",
                        "Ana throws Bolt back at Ben",
                        "Ana's Bolt at Ben: +1 Accuracy needs 5, rolls 5, hits",
                        "Ana's Bolt on Ben: +4 Bolt against +6 Mirror needs 8, rolls 7, no effect");
    }

    @Test
    @Ledger({"GG-RFL-1", "GG-AMB-15", "shots"})
    void the_distance_back_lowers_it_no_further_and_nobody_pays_twice() {
        Gladiator ana = hero("Ana", hex(5, 5), MIRROR);
        Gladiator ben = villain("Ben", hex(17, 5), BOLT.replace("ranged]", "ranged, shots]"));
        Gladiator cal = villain("Cal", hex(20, 5));
        var play = scenario(table(ana, ben, cal))
                .dice("attack.hit", 7, 7)
                .dice("attack.result", 8, 3)
                .choice("reflect.target", "cal");

        AttackSequence.resolve(play, use(ben, "bolt"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Ben's Bolt has 2 uses left",
                        "Ben's Bolt at Ana: against +1 distance needs 7, rolls 7, hits",
                        "Ben's Bolt on Ana: +4 Bolt -1 long range against +6 Mirror needs 9, rolls 8, no effect",
                        "Ana throws Bolt back at Cal",
                        "Ana's Bolt at Cal: against +1 distance needs 7, rolls 7, hits",
                        "Ana's Bolt on Cal: +4 Bolt -1 long range needs 3, rolls 3, result 0",
                        "Cal takes 1 hit");
    }

    @Test
    @Ledger({"GG-RFL-1", "GG-AMB-15"})
    void an_area_stays_an_area() {
        Gladiator ana = hero("Ana", hex(5, 5), MIRROR);
        Gladiator ben = villain("Ben", hex(11, 5), BLAST);
        var play = scenario(table(ana, ben))
                .choice("area.place", "blast 5,5")
                .dice("area.hex", 6)
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .choice("reflect.area", "yes")
                .choice("area.place", "blast 11,5")
                .dice("area.hex", 6)
                .dice("attack.hit", 6)
                .dice("attack.result", 2);

        Acts.take(play, ben, "area:blast:blast");

        assertThat(play.log())
                .containsExactly(
                        "Ben's Blast at Ana's hex: needs 6, rolls 6, lands there",
                        "Ben's Blast at Ana: +2 Area needs 4, rolls 6, hits",
                        "Ben's Blast on Ana: +4 Blast against +6 Mirror needs 8, rolls 3, no effect",
                        "Ana throws Blast back",
                        "Ana's Blast at Ben's hex: needs 6, rolls 6, lands there",
                        "Ana's Blast at Ben: +2 Area needs 4, rolls 6, hits",
                        "Ana's Blast on Ben: +4 Blast needs 2, rolls 2, result 0",
                        "Ben takes 1 hit");
    }

    @Test
    @Ledger({"reflection"})
    void only_the_named_damage_is_thrown_back_and_no_melee_where_that_is_left_out() {
        String shell = MIRROR.replace("energy", "solid").replace("source", "options: [not-melee], source");
        Gladiator ana = hero("Ana", hex(5, 5), MIRROR, shell);
        Gladiator ben = villain("Ben", hex(6, 5), FIST);
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .dice("knockdown.result", 2);

        AttackSequence.resolve(play, use(ben, "fist"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Ben's Fist at Ana: needs 6, rolls 6, hits",
                        "Ben's Fist on Ana: +3 Fist needs 3, rolls 2, no effect",
                        "Ben's Fist, knockdown, on Ana: +3 Fist needs 3, rolls 2, no effect");
    }
}
