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
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** One attack: to hit, the result, and what it does. */
class AttackTest extends StrictScenarios<GladiatorsState> {

    private static final String EVASION = "{ability: evasion, source: mutant, level: 2, modifiers: [always-on]}";
    private static final String ARMOUR = "{ability: armour, source: mutant, level: 3, modifiers: [always-on]}";
    private static final String TOUGH = "{ability: toughness, source: mutant, level: 1, modifiers: [always-on]}";

    private final Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT);

    @Test
    @Ledger({"GG-DIE-2", "GG-HIT-1", "GG-RES-1", "GG-RES-2", "damaging-attack", "evasion"})
    void a_bolt_is_dodged_by_evasion_and_half_stopped_by_armour() {
        Gladiator ben = villain("Ben", hex(9, 5), EVASION, ARMOUR);
        var play = scenario(table(ana, ben)).dice("attack.hit", 8).dice("attack.result", 10);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: against +2 Evasion needs 8, rolls 8, hits",
                        "Ana's Bolt on Ben: +4 Bolt against +2 Armour needs 4, rolls 10, result 6",
                        "Ben takes 2 hits");
    }

    @Test
    @Ledger({"GG-RES-9", "toughness", "GG-OOA-2", "GG-OOA-3"})
    void toughness_takes_hits_first_and_a_minor_goes_out_at_one() {
        Gladiator thug = thug("Thug", hex(6, 5), TOUGH);
        var play = scenario(table(ana, thug)).dice("attack.hit", 9).dice("attack.result", 9);

        AttackSequence.resolve(play, use(ana, "fist"), thug);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist at Thug: needs 6, rolls 9, hits",
                        "Ana's Fist on Thug: +3 Fist needs 3, rolls 9, result 6",
                        "Thug takes 2 hits, 1 by Toughness",
                        "Thug is out of action");
    }

    @Test
    @Ledger({"GG-DIE-5", "GG-DIE-6", "GG-AMB-03"})
    void a_minor_needs_a_second_die_where_ten_is_not_enough() {
        Gladiator thug = thug("Thug", hex(6, 5), FIST.replace("level: 3", "level: 1"));
        Gladiator wall = hero("Wall", hex(5, 5), ARMOUR.replace("level: 3", "level: 8"));
        var table = scenario(table(wall, thug));

        assertThat(table.odds(play -> AttackSequence.resolve(play, use(thug, "fist"), wall))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(5, 10)
                        .times(Fraction.of(7, 100)
                                .plus(Fraction.of(93, 100).times(Fraction.of(6, 10))))); // or the knockdown
    }
}
