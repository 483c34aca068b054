package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Autofire, Cascade, powers that are linked, and powers that adapt. */
class ManyTargetsTest extends StrictScenarios<GladiatorsState> {

    private static String with(String modifier) {
        return BOLT.replace("ranged]", "ranged, " + modifier + "]");
    }

    @Test
    @Ledger({"autofire", "GG-AMB-83"})
    void autofire_shoots_again_at_the_same_or_at_another_to_the_front() {
        Gladiator ana = hero("Ana", hex(9, 9), with("autofire 3"));
        Gladiator ben = villain("Ben", hex(13, 9));
        Gladiator cora = villain("Cora", hex(12, 7));
        Gladiator eve = villain("Eve", hex(5, 9));
        var play = scenario(table(ana, ben, cora, eve))
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .choice("attack.shot", "cora")
                .dice("attack.hit", 10)
                .dice("attack.result", 1)
                .choice("attack.shot", "cora")
                .dice("attack.hit", 6)
                .dice("attack.result", 1);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect",
                        "Ana's Bolt at Cora: needs 6, rolls 10, hits",
                        "Ana's Bolt on Cora: +4 Bolt needs 2, rolls 1, no effect",
                        "Ana's Bolt at Cora: needs 6, rolls 6, hits",
                        "Ana's Bolt on Cora: +4 Bolt needs 2, rolls 1, no effect");
        assertThat(AutofireShots.isToTheFront(ana.hex(), ben.hex(), cora.hex())).isTrue();
        assertThat(AutofireShots.isToTheFront(ana.hex(), ben.hex(), eve.hex())).isFalse();
    }

    @Test
    @Ledger("cascade")
    void cascade_leaps_on_a_level_weaker_each_time_until_it_misses() {
        Gladiator ana = hero("Ana", hex(2, 5), with("cascade"));
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cora = villain("Cora", hex(18, 5));
        Gladiator eve = villain("Eve", hex(20, 5));
        var play = scenario(table(ana, ben, cora, eve))
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .choice("attack.cascade", "cora")
                .dice("attack.hit", 7)
                .dice("attack.result", 4)
                .choice("attack.cascade", "stop");

        assertThat(AttackSequence.resolve(play, use(ana, "bolt"), ben)).isTrue();

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect",
                        "Ana's Bolt at Cora: against +1 distance needs 7, rolls 7, hits",
                        "Ana's Bolt on Cora: +4 Bolt -1 long range -1 Cascade needs 4, rolls 4, result 0",
                        "Cora takes 1 hit");
    }

    @Test
    @Ledger("linked-ability")
    void linked_powers_come_together_and_each_rolls_for_itself() {
        Gladiator ana =
                hero("Ana", hex(2, 5), BOLT, with("linked-ability with Bolt").replace("Bolt, ab", "Frost, ab"));
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben))
                .choice("attack.how", "linked:frost")
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .dice("attack.hit", 5);

        new AttackAct(power(ana, "bolt"), power(ana, "bolt").way(), ben).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect",
                        "Ana's Frost at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger("adapts")
    void what_adapts_learns_to_hit_and_to_hurt_apart() {
        Gladiator ana = hero(
                "Ana",
                hex(2, 5),
                with("adapts"),
                "{ability: accuracy, source: mutant, level: 1, modifiers: [always-on, adapts]}");
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 4, 3)
                .dice("attack.result", 1)
                .dice("attack.hit", 3)
                .dice("attack.result", 1);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);
        AttackSequence.resolve(play, use(ana, "bolt"), ben);
        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: +1 Accuracy needs 5, rolls 4, misses",
                        "Ana's Bolt adapts to Ben: 1 better to hit next time",
                        "Ana's Accuracy adapts to Ben: 1 better to hit next time",
                        "Ana's Bolt at Ben: +1 Accuracy +1 adapted aim +1 Adapts needs 3, rolls 3, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect",
                        "Ana's Bolt adapts to Ben: 1 better in its result next time",
                        "Ana's Bolt at Ben: +1 Accuracy +1 adapted aim +1 Adapts needs 3, rolls 3, hits",
                        "Ana's Bolt on Ben: +4 Bolt +1 Adapts needs 1, rolls 1, result 0",
                        "Ben takes 1 hit");
    }
}
